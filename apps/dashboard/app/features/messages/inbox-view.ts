import type { Conversation } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'

/** The two sides of a conversation, as the `tab` of the URL. [DASH-008] */
export type Relation = Conversation['kind']

const relationsByRole: Readonly<Record<StaffRole, readonly [Relation, ...Relation[]]>> = {
  agent: ['AgentClient'],
  provider: ['ProviderClient'],
  'real-estate-agent': ['RealEstateClient'],
  admin: ['AgentClient', 'ProviderClient', 'RealEstateClient'],
}

/** Which conversations are listed. */
export const inboxShows = ['open', 'unread', 'mine', 'unassigned', 'snoozed', 'done'] as const

/** Which conversations are listed. */
export type InboxShow = (typeof inboxShows)[number]

/** What a URL says about the list of conversations. */
export interface InboxView {
  tab: Relation
  show: InboxShow
  term: string
}

/** Returns the tabs of a role: everyone has their own side of conversations, and admins have all. [ROLE-010] */
export const relationsOf = (role: StaffRole): readonly [Relation, ...Relation[]] => relationsByRole[role]

/** Reads what a URL says about the list. An unknown tab is the first one of the role. */
export function readInboxView(query: URLSearchParams, role: StaffRole): InboxView {
  const relations = relationsOf(role)
  return {
    tab: relations.find((relation) => relation === query.get('tab')) ?? relations[0],
    show: inboxShows.find((show) => show === query.get('show')) ?? 'open',
    term: (query.get('q') ?? '').trim().slice(0, 80),
  }
}

/** Returns the query of a list, which each of its conversations keeps. */
function inboxQuery({ tab, show, term }: InboxView): string {
  return String(new URLSearchParams({ tab, ...(show === 'open' ? {} : { show }), ...(term ? { q: term } : {}) }))
}

/** Returns the URL of the list, or of a conversation in it. */
export const inboxUrl = (view: InboxView, id?: string): string =>
  `/messages${id === undefined ? '' : `/${id}`}?${inboxQuery(view)}`
