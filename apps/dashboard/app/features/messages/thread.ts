import type { Conversation, MessageDelivery } from '@pkg/api-client'
import type { ListOption } from '~/features/lists'
import type { Moment } from '~/site/server/times'

/** How a message reaches the family, or a note that doesn't. */
export const channels = ['message', 'email', 'text', 'note'] as const

/** How a message reaches the family, or a note that doesn't. */
export type Channel = (typeof channels)[number]

/** A message or a note in a conversation. */
export interface ThreadEntry {
  id: string
  kind: 'theirs' | 'ours' | 'note'
  author: string
  text: string
  channel: Channel
  at: Moment
  /** The day, if it's the first entry of one. */
  day?: string
  delivery?: MessageDelivery
  failure?: string
  /** The whole email that it came as. [EDGE-005] */
  emailId?: string
}

/** An email from another address, which waits for someone to add or dismiss it. [EDGE-007] */
export interface HeldEmail {
  id: string
  from: string
  text: string
  at: Moment
}

/** A template with the names filled in. */
export interface ThreadTemplate {
  id: string
  name: string
  text: string
}

/** A conversation with what can be done in it. */
export interface Thread {
  id: string
  version: number
  familyId: string
  family: string
  /** Who else takes part. */
  others: string
  isUnread: boolean
  state: NonNullable<Conversation['state']>
  assignee: { id: string; name: string } | undefined
  snoozedUntil: Moment | undefined
  entries: ThreadEntry[]
  held: HeldEmail[]
  hasEarlier: boolean
  channels: Channel[]
  assignees: { id: string; name: string }[]
  templates: ThreadTemplate[]
  /** The times that it can be snoozed to. */
  later: ListOption[]
  /** The text that a link put into the field. */
  draft: { id: string; text: string } | undefined
}
