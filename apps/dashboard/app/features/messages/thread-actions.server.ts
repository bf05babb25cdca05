import { ApiError, type Client } from '@pkg/api-client'
import { apiFor, errorPage, type Submission } from '@pkg/remix-host/server'
import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { whenTexts } from '~/parts/WhenField/texts'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving, type Saved } from '~/site/forms/saved'
import { requestClock } from '~/site/server/request-clock'
import { sendForm } from '~/site/server/send-form'
import { readWhen } from '~/site/when/read-when'
import { messagesTexts } from './texts'
import { conversationNoteForm, messageForm } from './message-forms.server'
import { changeThatUndoes } from './undo'

/** A form of the page of a conversation. */
interface ThreadForm {
  request: Request
  api: Client
  form: FormData
  id: string
}

type Change = Omit<Parameters<Client['conversations']['update']>[0], 'id'>

/** Does what a form of the page of a conversation asks for. [WORK-008] */
export async function actOnThread(request: Request, context: AppLoadContext, id: string) {
  const form = await request.formData()
  const sent: ThreadForm = { request, api: apiFor(request, context), form, id }
  switch (typedIn(form, 'intent')) {
    case 'send':
      return send(sent)
    case 'save-note':
      return saveNote(sent)
    case 'assign':
      return change(sent, 'conversation-assigned', { assigneeId: typedIn(form, 'assignee') || null })
    case 'snooze':
      return change(sent, 'conversation-snoozed', { snoozedUntil: typedIn(form, 'until') })
    case 'snooze-until':
      return snoozeUntil(sent)
    case 'wake':
      return change(sent, 'conversation-open', { snoozedUntil: null })
    case 'done':
      return change(sent, 'conversation-done', { isDone: true })
    case 'reopen':
      return change(sent, 'conversation-open', { isDone: false })
    case 'undo':
      return change(sent, 'conversation-undone', changeThatUndoes(typedIn(form, 'undo')))
    case 'add-email':
      return decideEmail(sent, 'added')
    case 'dismiss-email':
      return decideEmail(sent, 'dismissed')
    case 'read':
      return markRead(sent)
    default:
      throw errorPage('bad-request', 400)
  }
}

async function send({ request, api, form, id: conversationId }: ThreadForm) {
  const submission = messageForm.submit(form, (body) => api.conversationMessages.create(body), { conversationId })
  const sent = await sendForm(request, submission)
  if (sent.ok) return redirect(withoutDraft(pathAfterSaving(request.url, 'message-sent')))
  return rejected(form, {
    ...sent,
    errors: { ...sent.errors, text: sent.errors['text'] ?? sent.errors['channel'] ?? '' },
  })
}

async function saveNote({ request, api, form, id: conversationId }: ThreadForm) {
  const submission = conversationNoteForm.submit(form, (body) => api.conversationNotes.create(body), { conversationId })
  const sent = await sendForm(request, submission)
  return sent.ok ? redirect(withoutDraft(pathAfterSaving(request.url, 'staff-note'))) : rejected(form, sent)
}

/** Changes the conversation as the person saw it, and goes on to the next one if the form names it. */
async function change({ request, api, form, id }: ThreadForm, saved: Saved, values: Change) {
  const version = Number(form.get('version'))
  const submission = api.conversations
    .update({ id, ...values }, version > 0 ? { ifMatch: version } : undefined)
    .then((result): Submission<unknown> => ({ ok: true, result }), orConflict)
  const sent = await sendForm(request, submission)
  if (!sent.ok) return rejected(form, sent)
  const path = new URL(pathAfterSaving(request.url, saved), request.url)
  const [undo, next] = [typedIn(form, 'was'), typedIn(form, 'next')]
  for (const name of ['undo', 'of', 'template', 'retry']) path.searchParams.delete(name)
  if (undo) {
    path.searchParams.set('undo', undo)
    path.searchParams.set('of', id)
  }
  if (/^[\w-]+$/.test(next)) path.pathname = `/messages/${next}`
  return redirect(`${path.pathname}${path.search}`)
}

/** Puts the conversation off until a time in the person's own words. [WORK-023] */
function snoozeUntil(sent: ThreadForm) {
  const snoozedUntil = readWhen(typedIn(sent.form, 'when'), requestClock(sent.request))?.toUTC().toISO()
  if (!snoozedUntil) return rejected(sent.form, { ok: false, errors: { when: whenTexts.unreadable } })
  return change(sent, 'conversation-snoozed', { snoozedUntil })
}

/** Adds an email from another address to the conversation, or dismisses it. [EDGE-007] */
async function decideEmail({ request, api, form }: ThreadForm, status: 'added' | 'dismissed') {
  const submission = api.conversationEmails
    .update({ id: typedIn(form, 'email'), status })
    .then((result): Submission<unknown> => ({ ok: true, result }), orConflict)
  const sent = await sendForm(request, submission)
  return sent.ok ? redirect(pathAfterSaving(request.url, `email-${status}`)) : rejected(form, sent)
}

async function markRead({ request, api, form, id }: ThreadForm) {
  const read = api.conversations
    .update({ id, isRead: true })
    .then((result): Submission<unknown> => ({ ok: true, result }))
  await sendForm(request, read)
  // A redirect would take the page to the conversation that was just left.
  return typedIn(form, 'isAutomatic') ? null : redirect(pathAfterSaving(request.url, 'conversation-read'))
}

/** A text that a link put into the field isn't put there again. */
function withoutDraft(path: string): string {
  const [pathname = '', search] = path.split('?')
  const query = new URLSearchParams(search)
  for (const name of ['template', 'retry', 'undo', 'of']) query.delete(name)
  return `${pathname}?${String(query)}`
}

function orConflict(error: unknown): Submission<never> {
  if (error instanceof ApiError && error.status === 412) {
    return { ok: false, errors: {}, message: messagesTexts.changedMeanwhile }
  }
  if (error instanceof ApiError && error.status === 422) {
    return { ok: false, errors: {}, message: error.message }
  }
  throw error
}

function rejected(form: FormData, { errors, message }: Extract<Submission<unknown>, { ok: false }>) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return data<RejectedForm>({ intent: typedIn(form, 'intent'), typed, errors, message }, message ? 409 : 422)
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
