import type { MessageKind } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import type { MessageBlock } from '../../../database/schema/message-blocks'
import type { notifications } from '../../../database/schema/tables'

/** A stored message. */
export type Message = typeof notifications.$inferSelect

/** A kind of message: email or text. */
export type Channel = Message['channel']

/** A file that comes with an email. */
export interface Attachment {
  name: string
  mediaType: string
  content: Uint8Array
}

/** A message as a transport sends it. */
export interface OutgoingMessage {
  /** The same for every attempt, so receivers can recognize a repeated message. */
  id: string
  recipient: string
  /** The address that an answer goes to. Null for the brand's. */
  replyTo: string | null
  /** Undefined for a message of a version that didn't store it. */
  kind: MessageKind | null
  language: Language
  subject: string
  blocks: MessageBlock[]
  /** The page where the recipient stops such messages, for those that no one requested. */
  stopUrl: string | undefined
  writtenAt: Date
  /** The file that comes with an email. */
  attachment?: Attachment | undefined
  /** Whether a person wrote it. Other emails are marked as automatic, so they get no out-of-office replies. */
  isPersonal: boolean
}

/** A service that sends the messages of one channel. */
export interface Transport {
  /** The most messages that it sends at the same time. */
  readonly concurrency: number
  /** Whether its circuit breaker is open, so messages stay queued. */
  readonly isPaused: boolean
  /**
   * Resolves when the message was accepted. Throws `RejectedError` for one that never will be, `DeferredError` for one to retry later, and
   * anything else when the service itself fails. No error contains the recipient.
   */
  send(message: OutgoingMessage, stop: AbortSignal): Promise<void>
  close(): void
}

/** The transports of all channels. Messages of a channel without one are only shown on the outbox page. */
export type Transports = { readonly [Name in Channel]?: Transport }

/** The error for a message that will never be accepted, with a reason for staff. */
export class RejectedError extends Error {
  override name = 'RejectedError'

  constructor(readonly reason: string) {
    super(reason)
  }
}

/** The error for a message that wasn't accepted now but may be later. */
export class DeferredError extends Error {
  override name = 'DeferredError'
}

/** Returns whether an error is a response of the service about this message. The service itself then works. */
export const isResponse = (error: unknown) => error instanceof RejectedError || error instanceof DeferredError
