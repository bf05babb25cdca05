/** What a flow and a pricing button tell in a notice, in English. Screens translate a message by looking it up in their catalogue. */
export const flowMessages = {
  /** [CTA-005] */
  allRequested: 'Pricing has been requested',
  /** [CTA-004] */
  requested: (community: string) => `Pricing for ${community} has been requested`,
  /** [ERR-012] */
  notRequested: 'Opps. Something went wrong, please try again!',
} as const
