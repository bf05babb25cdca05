import { flowMessages } from '../flow/flow-messages'

/** A short word on what happened, to be shown for its lifetime. [UI-001, UI-002] */
export interface Notice {
  type: 'Success' | 'Error'
  /** In English. Screens translate it by looking it up in their catalogue. */
  message: string
  /** In milliseconds. */
  lifetime: number
}

/** One community's pricing was requested. [CTA-004] */
export const requestedNotice = (community: string): Notice => ({
  type: 'Success',
  message: flowMessages.requested(community),
  lifetime: 2000,
})

/** Pricing could not be requested. [ERR-012] */
export const failedNotice: Notice = { type: 'Error', message: flowMessages.notRequested, lifetime: 4000 }
