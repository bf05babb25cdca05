/** The words of a cost in an email. */
export const costTexts = {
  parts: { rent: 'Room and meals', care: 'Care', secondPerson: 'Second person', communityFee: 'One-time fee' },
  title: (community: string, range: string) => `What ${community} may cost: ${range} a month`,
  likely: (amount: string) => `, most likely ${amount}`,
  area: (community: string, count: number, place: string, range: string, typical: string) =>
    `${community} doesn’t share its prices online. Half of the ${count} communities in ${place} that list a price for this care charge ${range} a month, typically ${typical}.`,
  range: (low: string, high: string) => `${low} to ${high}`,
  notStated: 'not stated',
  ask: 'ask about this',
  estimate: 'our estimate',
  areaEstimate: (count: number, place: string) => `our estimate from ${count} communities in ${place}`,
  community: 'from the community',
  old: (days: number) => `more than ${days} days ago`,
  locale: 'en-US',
}

/** The words of a cost in any language. */
export type CostTexts = typeof costTexts
