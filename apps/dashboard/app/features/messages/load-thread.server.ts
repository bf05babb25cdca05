import type {
  Client,
  Conversation,
  ConversationEmail,
  ConversationMessage,
  ConversationNote,
  MessageTemplate,
} from '@pkg/api-client'
import { ApiError } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { DateTime } from 'luxon'
import { laterOptions } from '~/features/lists'
import type { StaffRole } from '~/site/staff/staff-roles'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatMoment, formatTime, type Moment, type RequestClock } from '~/site/server/times'
import { timesTexts } from '~/site/texts'
import { fillTemplate } from './fill-template'
import type { Channel, HeldEmail, Thread, ThreadEntry, ThreadTemplate } from './thread'

const shownMessages = 100

/** Loads a conversation: messages and notes by time, what can be sent, and who can take it over. [DASH-008, WORK-008] */
export async function loadThread(request: Request, context: AppLoadContext, id: string): Promise<Thread> {
  const user = await requireStaff(request, context)
  const api = apiFor(request, context)
  const clock = requestClock(request)
  const conversation = await requireResponse(request, api.conversations.get({ id }))
  const readsNotes = user.role === 'agent' || user.role === 'admin'
  const of = { 'filter[conversation]': id, 'page-size': shownMessages }
  const [messages, notes, held, assignees, templates, channels] = await Promise.all([
    requireResponse(request, api.conversationMessages.list(of)),
    readsNotes ? requireResponse(request, api.conversationNotes.list(of)) : undefined,
    requireResponse(request, api.conversationEmails.list({ ...of, 'filter[status]': 'held' })),
    requireResponse(request, api.conversationAssignees.list(of)),
    requireResponse(request, api.messageTemplates.list({ 'page-size': 100 })),
    loadChannels(api, conversation, user.role),
  ])
  const filled = templates.items.map((template) => toTemplate(template, conversation.clientName, user.name))
  return {
    ...toHead(conversation, clock),
    entries: toEntries(messages.items, notes?.items ?? [], clock),
    held: held.items.map((email) => toHeldEmail(email, clock)),
    hasEarlier: messages.total > messages.items.length,
    channels,
    assignees: assignees.items.map(({ id: userId, name }) => ({ id: userId, name })),
    templates: filled,
    later: laterOptions(clock),
    draft: findDraft(new URL(request.url).searchParams, messages.items, filled),
  }
}

function toHead(conversation: Conversation, clock: RequestClock) {
  const { id, version = 0, clientId, clientName, subject, participants, isUnread, state = 'open' } = conversation
  const { assigneeId, assigneeName, snoozedUntil } = conversation
  return {
    id,
    version,
    familyId: clientId,
    family: clientName || subject,
    others: participants.filter((name) => name !== clientName).join(', '),
    isUnread,
    state,
    assignee: assigneeId === undefined ? undefined : { id: assigneeId, name: assigneeName ?? '' },
    snoozedUntil: snoozedUntil === undefined ? undefined : formatMoment(snoozedUntil, clock),
  }
}

/** Returns the channels on which a person can write to the family, first those that reach it. Only advisors and admins see whether it has an address and agreed to texts. */
async function loadChannels(api: Client, { clientId }: Conversation, role: StaffRole): Promise<Channel[]> {
  if (role !== 'agent' && role !== 'admin') return ['email']
  const family = await api.clients.get({ id: clientId }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  })
  return [
    ...(family?.email || family?.maskedEmail ? (['email'] as const) : []),
    ...(family?.consent && !family.messagePause && (family.phone || family.maskedPhone) ? (['text'] as const) : []),
    'message',
    'note',
  ]
}

function toEntries(messages: ConversationMessage[], notes: ConversationNote[], clock: RequestClock): ThreadEntry[] {
  const written = [
    ...messages.map((message) => ({ at: message.createdAt, entry: toMessage(message, clock) })),
    ...notes.map((note) => ({ at: note.createdAt, entry: toNote(note, clock) })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  let day = ''
  return written.map(({ at, entry }) => {
    const dayOfEntry = formatDay(at, clock)
    const isNewDay = dayOfEntry !== day
    day = dayOfEntry
    return isNewDay ? { ...entry, day } : entry
  })
}

function toMessage(message: ConversationMessage, clock: RequestClock): ThreadEntry {
  const { id, sender, role, text, channel, delivery, failure, emailId, createdAt } = message
  return {
    id,
    kind: role === 'family' ? 'theirs' : 'ours',
    author: sender,
    text,
    channel,
    at: timeOf(createdAt, clock),
    ...(delivery ? { delivery } : {}),
    ...(failure ? { failure } : {}),
    ...(emailId ? { emailId } : {}),
  }
}

const toHeldEmail = ({ id, from = '', text = '', receivedAt }: ConversationEmail, clock: RequestClock): HeldEmail => ({
  id,
  from,
  text,
  at: formatMoment(receivedAt, clock),
})

const toNote = ({ id, author, text, createdAt }: ConversationNote, clock: RequestClock): ThreadEntry => ({
  id,
  kind: 'note',
  author,
  text,
  channel: 'note',
  at: timeOf(createdAt, clock),
})

const timeOf = (iso: string, clock: RequestClock): Moment => ({ iso, text: formatTime(iso, clock) })

function formatDay(iso: string, { now, zone }: RequestClock): string {
  const at = DateTime.fromISO(iso, { zone, locale: 'en-US' })
  if (at.hasSame(now.setZone(zone), 'day')) return timesTexts.today
  return at.toFormat(at.year === now.year ? 'ccc, LLL d' : 'LLL d, yyyy')
}

const toTemplate = ({ id, name, text }: MessageTemplate, family: string, me: string): ThreadTemplate => ({
  id,
  name,
  text: fillTemplate(text, { family, me }),
})

/** Returns the text that a link puts into the field: a template, or a message that wasn't delivered. */
function findDraft(query: URLSearchParams, messages: ConversationMessage[], templates: ThreadTemplate[]) {
  const [template, retry] = [query.get('template'), query.get('retry')]
  const found = templates.find(({ id }) => id === template) ?? messages.find(({ id }) => id === retry)
  return found && { id: found.id, text: found.text }
}
