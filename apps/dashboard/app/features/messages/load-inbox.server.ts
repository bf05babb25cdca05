import type { Client, Conversation } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { type InboxShow, type InboxView, readInboxView, type Relation, relationsOf } from './inbox-view'

/** A conversation in the list. */
export interface InboxRow {
  id: string
  family: string
  isUnread: boolean
  /** The last message: whether we wrote it, or it wasn't delivered. */
  last?: 'replied' | 'failed' | undefined
  excerpt: string
  at?: Moment | undefined
  assignee?: string | undefined
  /** When it comes back from its snooze. */
  back?: Moment | undefined
}

/** The list of conversations. */
export interface Inbox {
  view: InboxView
  rows: InboxRow[]
  /** The snoozed conversations that come back next, below the open ones. */
  snoozed: InboxRow[]
  tabs: { relation: Relation; count: number }[]
  counts: Partial<Record<InboxShow, number>>
}

const shown = 50
const shownSnoozed = 3

type Query = Parameters<Client['conversations']['list']>[0]

/** Loads the list of conversations that a URL asks for. [DASH-008, WORK-008] */
export async function loadInbox(request: Request, context: AppLoadContext): Promise<Inbox> {
  const { id: userId, role } = await requireStaff(request, context)
  const api = apiFor(request, context)
  const clock = requestClock(request)
  const view = readInboxView(new URL(request.url).searchParams, role)
  const list = (query: Query) =>
    requireResponse(request, api.conversations.list({ 'filter[kind]': view.tab, 'page-size': 1, ...query }))
  const filters = filtersFor(userId)
  const [page, snoozed, open, ...unread] = await Promise.all([
    list({ ...filters[view.show], 'page-size': shown, ...(view.term ? { q: view.term } : {}) }),
    list({ ...filters.snoozed, 'page-size': shown }),
    list(filters.open),
    ...relationsOf(role).map((relation) => list({ ...filters.unread, 'filter[kind]': relation })),
  ])
  const next = snoozed.items
    .toSorted((one, other) => (one.snoozedUntil ?? '').localeCompare(other.snoozedUntil ?? ''))
    .slice(0, shownSnoozed)
  return {
    view,
    rows: page.items.map((item) => toRow(item, clock)),
    snoozed: view.show === 'open' && !view.term ? next.map((item) => toRow(item, clock)) : [],
    tabs: relationsOf(role).map((relation, index) => ({ relation, count: unread[index]?.total ?? 0 })),
    counts: { open: open.total, snoozed: snoozed.total },
  }
}

const filtersFor = (userId: string): Record<InboxShow, Query> => ({
  open: { 'filter[state]': 'open' },
  unread: { 'filter[isUnread]': 'true' },
  mine: { 'filter[state]': 'open', 'filter[assignee]': userId },
  unassigned: { 'filter[state]': 'open', 'filter[assignee][exists]': 'false' },
  snoozed: { 'filter[state]': 'snoozed' },
  done: { 'filter[state]': 'done' },
})

function toRow(conversation: Conversation, clock: RequestClock): InboxRow {
  const { id, clientName, subject, isUnread, lastMessage = '', lastMessageAt, lastMessageRole } = conversation
  const { lastMessageDelivery, assigneeName, snoozedUntil } = conversation
  const isReplied = lastMessageRole !== undefined && lastMessageRole !== 'family'
  return {
    id,
    family: clientName || subject,
    isUnread,
    last: lastMessageDelivery === 'failed' ? 'failed' : isReplied ? 'replied' : undefined,
    excerpt: lastMessage,
    at: lastMessageAt === undefined ? undefined : formatAge(lastMessageAt, clock),
    assignee: assigneeName,
    back: snoozedUntil === undefined ? undefined : formatMoment(snoozedUntil, clock),
  }
}
