import type { Answers } from './answers'
import { withoutUndefined } from './without-undefined'

/** What the flow after the wizard needs of its answers. [DATA-010] */
export type ConversionData = Pick<
  Answers,
  'budgetRange' | 'budget' | 'adl' | 'location' | 'nextStep' | 'similarCommunities'
>

/** The conversion data of `answers`; what was not answered is absent. [DATA-010] */
export function buildConversionData(answers: Answers): ConversionData {
  const { budgetRange, budget, adl, location, nextStep, similarCommunities } = answers
  return withoutUndefined({ budgetRange, budget, adl, location, nextStep, similarCommunities })
}
