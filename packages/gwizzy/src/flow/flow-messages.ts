/** The notices of a flow and a pricing button, in English. Screens look up the translation by the message. */
export const flowMessages = {
  /** [CTA-005] */
  allRequested: 'Pricing has been requested',
  /** [CTA-004] */
  requested: (community: string) => `Pricing for ${community} has been requested`,
  /** [TRUTH-001] */
  callersChanged: 'Someone else will call than we told you. Check who, then ask again.',
  /** [ERR-012] */
  notRequested: 'Opps. Something went wrong, please try again!',
} as const
