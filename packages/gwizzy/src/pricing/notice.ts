import { flowMessages } from '../flow/flow-messages'

/** A short notice, shown for its lifetime. [UI-001, UI-002] */
export interface Notice {
  type: 'Success' | 'Error'
  /** The message in English. Screens look up the translation by the message. */
  message: string
  /** In milliseconds. */
  lifetime: number
}

/** Returns the notice that one community's pricing was requested. [CTA-004] */
export const requestedNotice = (community: string): Notice => ({
  type: 'Success',
  message: flowMessages.requested(community),
  lifetime: 2000,
})

/** The notice that pricing couldn't be requested. [ERR-012] */
export const failedNotice: Notice = { type: 'Error', message: flowMessages.notRequested, lifetime: 4000 }
