import type { Client } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { isCalendarDay, siteDay } from '@pkg/domain'
import { formText, orFieldErrors, type Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { paperKinds } from '~/features/roster'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { sendForm } from '~/site/server/send-form'
import { papersTexts } from './texts'

const words = papersTexts
const names = new Map([
  ['kind', 'kind'],
  ['content', 'file'],
  ['validUntil', 'valid-until'],
])

/** Uploads a paper in place of the earlier one of its kind. The file has to be chosen again after an error. [WORK-012] */
export async function savePaper(request: Request, api: Client, agentId: string) {
  const form = await request.formData()
  const sent = await sendForm(request, upload(api, form, agentId))
  if (sent.ok) return redirect(pathAfterSaving(request.url, 'paper'))
  const typed = { kind: formText(form, 'kind'), 'valid-until': formText(form, 'valid-until') }
  return data<RejectedForm>({ intent: 'upload', typed, errors: sent.errors, message: sent.message }, 422)
}

async function upload(api: Client, form: FormData, agentId: string): Promise<Submission<unknown>> {
  const kind = paperKinds.find((known) => known === formText(form, 'kind'))
  const file = form.get('file')
  const validUntil = formText(form, 'valid-until')
  const errors = {
    ...(kind === undefined && { kind: words.kindMissing }),
    ...fileError(file),
    ...lastDayError(validUntil),
  }
  if (Object.keys(errors).length > 0 || kind === undefined || !(file instanceof File)) return { ok: false, errors }
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  const fileName = file.name || kind
  const paper = { id: agentId, kind, fileName, content, ...(validUntil && { validUntil }) }
  return orFieldErrors(api.agentDocuments.create(paper), { names, codes: {} })
}

function fileError(file: FormDataEntryValue | null): { file: string } | undefined {
  if (!(file instanceof File) || file.size === 0) return { file: words.fileMissing }
  return file.size > schemas.agentDocumentBytes ? { file: words.fileUnusable } : undefined
}

function lastDayError(day: string): { 'valid-until': string } | undefined {
  if (day === '') return undefined
  if (!isCalendarDay(day)) return { 'valid-until': words.lastDayUnusable }
  return day < siteDay() ? { 'valid-until': words.lastDayOver } : undefined
}
