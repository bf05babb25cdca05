/** A short word on what happened, to be shown for its lifetime. [UI-001, UI-002] */
export interface Notice {
  type: 'Success' | 'Error'
  /** In English. Screens translate it by looking it up in their catalogue. */
  message: string
  /** In milliseconds. */
  lifetime: number
}

/** Pricing of all recommended communities was requested. [CTA-005] */
export const allRequested: Notice = { type: 'Success', message: 'Pricing has been requested', lifetime: 4000 }

/** One community's pricing was requested. [CTA-004] */
export const requestedOf = (community: string): Notice => ({
  type: 'Success',
  message: `Pricing for ${community} has been requested`,
  lifetime: 2000,
})

/** Pricing could not be requested. [ERR-012] */
export const notRequested: Notice = {
  type: 'Error',
  message: 'Opps. Something went wrong, please try again!',
  lifetime: 4000,
}
