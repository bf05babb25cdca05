import type { CareExplanation } from './explanations'

/** The texts of the explanation of a care type. [FIND-008] */
export const guideTexts = {
  link: 'About this care type',
  title: (care: string) => `${care}, explained`,
  labels: {
    forWhom: 'Who it’s for',
    included: 'What’s included',
    extra: 'What isn’t included',
    payment: 'How families pay',
  } satisfies Record<keyof CareExplanation, string>,
  costs: 'What it costs by state',
  costsOf: (state: string) => `What it costs in ${state}`,
  source:
    'Estimates from the prices that communities on this site state, before care fees. Half of the prices are between the two amounts. If a community states only its starting price, we estimate the price of this care type from it. Hidden prices and states with fewer than 5 prices are left out.',
  state: 'State',
  range: 'Estimate per month',
  median: 'Median',
  priced: 'Prices from',
  asOf: 'Latest price',
  communities: (priced: number, all: number) =>
    `${priced.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} ${all === 1 ? 'community' : 'communities'}`,
  inState: (low: string, high: string, median: string) =>
    `Estimate: ${low}–${high} a month, with a median of ${median}.`,
  from: (communities: string, day: string) => `From the prices of ${communities}. Latest price: ${day}.`,
  noPrices: (state: string) =>
    `Fewer than 5 communities in ${state} state a price, so we don’t have an estimate for the state.`,
  everyState: 'Compare every state',
  calculator: 'Estimate your own cost',
} as const
