import { ApiError, type Client } from '@pkg/api-client'
import type { Submission } from '@pkg/remix-host/server'
import { isLeadStage, leadStageLabel } from '@pkg/domain'
import { data, redirect } from '@remix-run/node'
import { declineForm, noteForm, revealForm, stageForm } from '~/features/families/index.server'
import { familyTexts } from '~/features/families'
import { pathAfterSaving, type Saved } from '~/site/forms/saved'
import { changeUnlessMoved, readStageBase } from '~/site/forms/stage-base.server'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import type { RejectedForm } from '~/site/forms/rejected-form'

/** A form of the family page: the request that sent it, and the family it is about. */
export interface FamilyForm {
  request: Request
  api: Client
  form: FormData
  familyId: string
}

/** Changes the family's stage, unless someone else changed it since the person chose. [DASH-003, WORK-005] */
export async function changeStage({ request, api, form, familyId }: FamilyForm) {
  const base = readStageBase(form, isLeadStage)
  const submission = stageForm.submit(form, (body) =>
    changeUnlessMoved((options) => api.clients.update({ id: familyId, ...body }, options), isLeadStage, base),
  )
  const sent = await sendForm(request, submission)
  if (!sent.ok) return rejectedForm(form, sent)
  if (!sent.result) return redirectAfter(request, 'stage')
  const stage = familyTexts.stageConflict(leadStageLabel(sent.result.stage))
  return data({ ...rejectedForm(form, { ok: false, errors: { stage } }).data, base: sent.result }, 409)
}

/** Shows the family's contact info to the advisor who says why. [TRUST-008] */
export async function revealContact({ request, api, form, familyId }: FamilyForm) {
  const submission = revealForm.submit(form, (body) => api.clientsAccess.contact(body), { clientId: familyId })
  const sent = await sendForm(request, submission)
  return sent.ok ? redirectAfter(request, 'contact') : rejectedForm(form, sent)
}

/** Accepts the offered family. The offer may have ended meanwhile. [GWZ-118] */
export async function acceptOffer({ request, api, form }: FamilyForm) {
  const claim = api.offers.claim({ id: typedIn(form, 'offer') }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'offer-closed') return false
      throw error
    },
  )
  return (await requireResponse(request, claim))
    ? redirectAfter(request, 'accepted')
    : redirect('/families?saved=closed')
}

/** Declines the offered family, which the advisor then no longer sees. [GWZ-118] */
export async function declineOffer({ request, api, form }: FamilyForm) {
  const id = typedIn(form, 'offer')
  const submission = declineForm.submit(form, ({ reason }) => api.offers.decline({ id, reason }))
  const sent = await sendForm(request, submission)
  return sent.ok ? redirect('/families?saved=declined') : rejectedForm(form, sent)
}

/** Adds a note to the family. What was typed stays in its field while the API is down. [DATA-018] */
export async function saveNote({ request, api, form, familyId }: FamilyForm) {
  const submission = noteForm.submit(form, (body) => api.notes.create(body), { clientId: familyId })
  const sent = await sendForm(request, submission)
  return sent.ok ? redirectAfter(request, 'note') : rejectedForm(form, sent)
}

/** Goes back to the page and says what was saved. */
export const redirectAfter = (request: Request, saved: Saved) => redirect(pathAfterSaving(request.url, saved))

/** Returns what a form held, and what to correct. */
export function rejectedForm(
  form: FormData,
  { errors, message, found }: Extract<Submission<unknown>, { ok: false }> & Pick<RejectedForm, 'found'>,
) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return data<RejectedForm>({ intent: typedIn(form, 'intent'), typed, errors, message, found }, message ? 409 : 422)
}

/** Returns the text of a field, or an empty one. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
