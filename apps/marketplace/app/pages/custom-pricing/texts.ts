/** The texts of the page on which a family chooses the community that it asks. */
export const customPricingTexts = {
  title: 'Get pricing',
  description: 'Enter a city or ZIP code, and choose the community whose price you’d like to know.',
  lead: 'Tell us where to look. Then choose a community, and answer a few questions, one at a time. We’ll ask for your phone number near the end, and we’ll say who will call first.',
  place: 'City or ZIP code',
  care: 'Type of care',
  anyCare: 'Any',
  submit: 'Show communities',
  empty: 'Enter a city or ZIP code.',
  unknownPlace: (typed: string) =>
    `We don’t know a place called “${typed}”. Enter a city with its state, or a ZIP code.`,
  nearest: (place: string) => `Nearest to ${place}`,
  nearestHint: 'Choose one to ask. You can ask others later.',
  none: (place: string) => `We don’t have a community for this type of care near ${place}`,
  noneHint: 'Choose another type of care, or any.',
  all: 'See all communities',
} as const
