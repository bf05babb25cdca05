/** The texts of the button that gets the prices of a community. */
export const pricingButtonTexts = {
  getPricing: 'Get pricing',
  requesting: 'Requesting…',
  pricingRequested: 'Pricing Requested',
} as const
