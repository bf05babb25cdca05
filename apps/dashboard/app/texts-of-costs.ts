import type { CareLevel, CostPart, CostSource } from '@pkg/domain'

/** The texts about what a community costs a family. [TRUTH-010, WORK-006] */
export const costTexts = {
  cost: {
    budget: (budget: string) => `Their budget: ${budget} a month`,
    over: (amount: string) => `${amount} over their budget`,
    overByEstimate: (amount: string) => `About ${amount} over their budget`,
    within: 'Within their budget',
    unknown: 'We don’t have a price.',
    about: {
      allIn: () => 'a month, all-in',
      estimate: () => 'a month, our estimate',
      beforeCare: () => 'a month, before care fees',
      typical: (place) => `a month, typical in ${place}`,
    } satisfies Record<string, (place: string) => string>,
    breakdown: 'Cost details',
    of: (community: string) => `of ${community}`,
    parts: {
      rent: 'Room and meals',
      care: 'Care',
      secondPerson: 'Second person',
      communityFee: 'Community fee (one-time)',
    } satisfies Record<CostPart['kind'], string>,
    care: {
      'no-care': 'no help',
      'light-care': 'some help',
      'heavy-care': 'a lot of help',
      'memory-care': 'memory care',
    } satisfies Record<CareLevel, string>,
    sources: {
      community: () => 'From the community',
      estimate: () => 'Our estimate',
      area: (count, place) => `Estimate from ${count} communities in ${place}`,
    } satisfies Record<CostSource, (count: number, place: string) => string>,
    notStated: 'Not stated',
    total: {
      allIn: 'All-in monthly cost',
      estimate: 'Estimated monthly cost',
      beforeCare: 'Monthly cost before care fees',
      typical: 'Typical monthly cost',
    },
  },
} as const
