import type { Client } from '@pkg/api-client'
import { isRealEstateStage, realEstateStageLabel } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { DateTime } from 'luxon'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Saved } from '~/site/forms/saved'
import { changeUnlessMoved, readStageBase } from '~/site/forms/stage-base.server'
import { homeNoteForm, homeTaskForm, stageForm } from '~/features/homes/index.server'
import { familyTexts } from '~/features/families'
import { homeTexts } from '~/features/homes'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'

/** A form of the page of a home. */
interface HomeForm {
  request: Request
  api: Client
  form: FormData
  id: string
}

type Sent = { ok: true; saved: Saved } | ({ ok: false } & Pick<RejectedForm, 'errors' | 'message' | 'base'>)

/** Changes the stage of a home, or adds a note or a task. Returns undefined for any other form. [AGENT-006] */
export function actOnHome(sent: HomeForm): Promise<Sent> | undefined {
  const intent = formText(sent.form, 'intent')
  if (intent === 'change-stage') return changeStage(sent)
  if (intent === 'add-note') return addNote(sent)
  return intent === 'add-task' ? addTask(sent) : undefined
}

async function changeStage({ request, api, form, id }: HomeForm): Promise<Sent> {
  // An empty reason isn't a reason.
  if (formText(form, 'reason').trim() === '') form.delete('reason')
  const base = readStageBase(form, isRealEstateStage)
  const submission = stageForm.submit(form, (body) =>
    changeUnlessMoved((options) => api.realEstateReferrals.update({ id, ...body }, options), isRealEstateStage, base),
  )
  const sent = await sendForm(request, submission)
  if (!sent.ok || !sent.result) return outcome('stage', sent)
  const stage = familyTexts.stageConflict(realEstateStageLabel(sent.result.stage))
  return { ok: false, errors: { stage }, base: sent.result }
}

async function addNote({ request, api, form, id }: HomeForm): Promise<Sent> {
  const submission = homeNoteForm.submit(form, (body) => api.realEstateReferrals.addNote({ id, ...body }))
  return outcome('note', await sendForm(request, submission))
}

async function addTask({ request, api, form, id }: HomeForm): Promise<Sent> {
  const due = DateTime.fromISO(formText(form, 'due'), { zone: requestClock(request).zone })
  const dueAt = due.isValid ? due.endOf('day').startOf('second').toUTC().toISO() : null
  if (!dueAt) return { ok: false, errors: { due: homeTexts.dueMissing } }
  const { clientId } = await requireResponse(request, api.realEstateReferrals.get({ id }))
  const submission = homeTaskForm.submit(form, (body) => api.tasks.create(body), { clientId, dueAt })
  return outcome('task-added', await sendForm(request, submission))
}

const outcome = (saved: Saved, sent: Awaited<ReturnType<typeof sendForm>>): Sent =>
  sent.ok ? { ok: true, saved } : { ok: false, errors: sent.errors, message: sent.message }
