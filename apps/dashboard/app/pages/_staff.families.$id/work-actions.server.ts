import { ApiError } from '@pkg/api-client'
import type { Submission } from '@pkg/remix-host/server'
import { isBlank } from '@pkg/domain'
import { redirect } from '@remix-run/node'
import {
  assignForm,
  callForm,
  closeForm,
  emailForm,
  noteChangeForm,
  pauseForm,
  taskForm,
  textForm,
} from '~/features/families/index.server'
import { familyWorkTexts, noteTexts } from '~/features/families'
import { replacePicker } from '~/features/pickers/index.server'
import { whenTexts } from '~/parts/WhenField/texts'
import type { Saved } from '~/site/forms/saved'
import { readWhen } from '~/site/when/read-when'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requestClock } from '~/site/server/request-clock'
import { type FamilyForm, redirectAfter, rejectedForm, typedIn } from './family-actions.server'

/** Logs a call to the family, with the stage and the next step after it. [WORK-009, WORK-023] */
export async function logCall({ api, form, familyId, ...sent }: FamilyForm) {
  const title = typedIn(form, 'next-step').trim()
  const typedDue = typedIn(form, 'next-due').trim() || (title ? whenTexts.tomorrow : '')
  const dueAt = readWhen(typedDue, requestClock(sent.request))?.toUTC().toISO()
  if (typedDue && !dueAt) return rejectedForm(form, { ok: false, errors: { 'next-due': whenTexts.unreadable } })
  if (dueAt && !title)
    return rejectedForm(form, { ok: false, errors: { 'next-step': familyWorkTexts.nextStepMissing } })
  const submission = callForm.submit(form, (body) => api.callLogs.create(body), {
    clientId: familyId,
    ...(title && dueAt ? { nextStep: { title, dueAt } } : {}),
  })
  return answer({ ...sent, form }, 'call-logged', submission)
}

/** Emails the family. [API-042] */
export const sendEmail = ({ api, form, familyId, ...sent }: FamilyForm) =>
  answer(
    { ...sent, form },
    'email-sent',
    emailForm.submit(form, (body) => api.emails.create(body), { clientId: familyId }),
  )

/** Texts the family in its conversation with the person, which the first message starts. It must have agreed to texts. [WORK-006, WORK-008] */
export async function sendText({ api, form, familyId, ...sent }: FamilyForm) {
  if (isBlank(typedIn(form, 'text-message'))) {
    return rejectedForm(form, { ok: false, errors: { 'text-message': familyWorkTexts.bodyMissing } })
  }
  const { id } = await requireResponse(sent.request, api.conversations.create({ clientId: familyId }))
  const submission = textForm.submit(form, (body) => api.conversationMessages.create(body), {
    conversationId: id,
    channel: 'text',
  })
  return answer({ ...sent, form }, 'text-sent', submission)
}

/** Adds a task about the family. [DASH-004] */
export async function addTask({ api, form, familyId, ...sent }: FamilyForm) {
  const dueAt = readWhen(typedIn(form, 'due'), requestClock(sent.request))?.toUTC().toISO()
  if (!dueAt) return rejectedForm(form, { ok: false, errors: { due: whenTexts.unreadable } })
  const added = taskForm.submit(form, (body) => api.tasks.create(body), { clientId: familyId, dueAt })
  return answer({ ...sent, form }, 'task-added', added)
}

/** Assigns the family to another advisor. [WORK-007] */
export async function assign({ api, form, familyId, ...sent }: FamilyForm) {
  const picker = { name: 'agent', source: 'advisors', isMany: false } as const
  const { form: picked, rejected } = await requireResponse(sent.request, replacePicker(api, picker, form))
  if (rejected) return rejectedForm(form, { ok: false, ...rejected })
  const submission = assignForm.submit(picked, (body) => update({ api, form, familyId }, body))
  return answer({ ...sent, form }, 'assigned', submission)
}

/** Pauses the family until a day, which people type in their own words. [WORK-007, WORK-023] */
export async function pause({ api, form, familyId, ...sent }: FamilyForm) {
  const typed = typedIn(form, 'until')
  const day = readWhen(typed, requestClock(sent.request))?.toISODate()
  if (!isBlank(typed) && !day) return rejectedForm(form, { ok: false, errors: { until: whenTexts.dayUnreadable } })
  const paused = pauseForm.submit(
    form,
    (body) => update({ api, form, familyId }, body),
    day ? { pausedUntil: day } : {},
  )
  return answer({ ...sent, form }, 'paused', paused)
}

/** Ends the pause of the family. [WORK-007] */
export const resume = ({ api, form, familyId, ...sent }: FamilyForm) =>
  answer({ ...sent, form }, 'resumed', unchecked(update({ api, form, familyId }, { pausedUntil: null })))

/** Closes the family with a reason. [WORK-007] */
export const close = ({ api, form, familyId, ...sent }: FamilyForm) =>
  answer(
    { ...sent, form },
    'family-closed',
    closeForm.submit(form, (body) => update({ api, form, familyId }, { ...body, stage: 'closed' })),
  )

/** Changes a note as the person saw it. [DATA-018, WORK-005] */
export async function changeNote({ api, form, request }: FamilyForm) {
  const change = noteChangeForm.submit(form, (body) =>
    api.notes.update({ id: typedIn(form, 'note'), ...body }, { ifMatch: Number(form.get('version')) }),
  )
  const sent = await sendForm(request, change.catch(orNewerNote))
  return sent.ok ? redirectAfter(request, 'note-changed') : rejectedForm(form, sent)
}

function orNewerNote(error: unknown): Submission<never> {
  const text = error instanceof ApiError ? error.current?.['text'] : undefined
  if (typeof text !== 'string') throw error
  return { ok: false, errors: {}, message: noteTexts.changed(text) }
}

/** Deletes a note. [DATA-018] */
export async function deleteNote({ api, form, request }: FamilyForm) {
  await requireResponse(request, api.notes.delete({ id: typedIn(form, 'note') }))
  return redirectAfter(request, 'note-deleted')
}

/** Undoes the merge of another family into this one. [WORK-007] */
export async function undoMerge({ request, api, form, familyId }: FamilyForm) {
  const mergeId = typedIn(form, 'merged')
  await requireResponse(request, api.marketplaceClients.undoMerge({ keepId: familyId, mergeId }))
  return redirect(`/families/${familyId}?saved=merge-undone`)
}

type FamilyChange = Parameters<FamilyForm['api']['clients']['update']>[0]

/** Changes the family as the person saw it. @throws ApiError 412 if someone else changed it since [WORK-005] */
const update = (
  { api, form, familyId }: Pick<FamilyForm, 'api' | 'form' | 'familyId'>,
  change: Omit<FamilyChange, 'id'>,
) => api.clients.update({ ...change, id: familyId }, { ifMatch: Number(form.get('version')) })

const unchecked = async <Result>(sent: Promise<Result>): Promise<Submission<Result>> => ({
  ok: true,
  result: await sent,
})

/** Waits for a form, and goes back to the page, or shows what to correct. Nothing that was typed is lost. */
async function answer(
  { request, form }: Pick<FamilyForm, 'request' | 'form'>,
  saved: Saved,
  submission: Promise<Submission<unknown>>,
) {
  const sent = await sendForm(request, submission.catch(orConflict))
  return sent.ok ? redirectAfter(request, saved) : rejectedForm(form, sent)
}

function orConflict(error: unknown): Submission<never> {
  if (error instanceof ApiError && error.status === 412) {
    return { ok: false, errors: {}, message: familyWorkTexts.changedMeanwhile }
  }
  throw error
}
