import type { Answers } from './answers'
import { withoutUndefined } from './without-undefined'

/** The answers that the flow after the wizard needs. [DATA-010] */
export type ConversionData = Pick<
  Answers,
  'budgetRange' | 'budget' | 'adl' | 'location' | 'nextStep' | 'similarCommunities' | 'noCalls'
>

/** Returns the conversion data of `answers` without unanswered ones. [DATA-010] */
export function buildConversionData(answers: Answers): ConversionData {
  const { budgetRange, budget, adl, location, nextStep, similarCommunities, noCalls } = answers
  return withoutUndefined({ budgetRange, budget, adl, location, nextStep, similarCommunities, noCalls })
}
