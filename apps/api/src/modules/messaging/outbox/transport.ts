import type { notifications } from '../../../database/schema/tables'

/** A message as it is stored. */
export type Message = typeof notifications.$inferSelect

/** The ways a message can take. */
export type Channel = Message['channel']

/** What leaves the house. */
export interface Outgoing {
  /** The same each time a message is sent, so that receivers can tell a repetition from a second message. */
  id: string
  recipient: string
  subject: string
  text: string
  writtenAt: Date
  /** Whether a person wrote it; else nobody needs to answer that they are away. */
  isPersonal: boolean
}

/** Brings messages of one channel to people. */
export interface Transport {
  /** How many it takes at once. */
  readonly atOnce: number
  /** Whether it is known not to answer at present, so that messages keep their place. */
  readonly isAway: boolean
  /**
   * Resolves when the message was taken. Throws `RejectedError` when it never will be, `DeferredError` when this one may be taken later, and
   * anything else when the carrier itself does not work. No error names a recipient.
   */
  send(message: Outgoing, stop: AbortSignal): Promise<void>
  close(): void
}

/** The carriers there are. A channel without one ends at the outbox page. */
export type Transports = { readonly [Name in Channel]?: Transport }

/** A message that will never be taken, and why, in plain words. */
export class RejectedError extends Error {
  override name = 'RejectedError'

  constructor(readonly reason: string) {
    super(reason)
  }
}

/** A message that was not taken now. */
export class DeferredError extends Error {
  override name = 'DeferredError'
}

/** Whether the carrier answered, although with no. */
export const isAnswer = (problem: unknown) => problem instanceof RejectedError || problem instanceof DeferredError
