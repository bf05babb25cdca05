import {
  estimateCareTypeForLevel,
  pricedCareType,
  type QuizAnswers,
  type QuizQuestion,
  suggestCareLevel,
  type TypeOfCareSlug,
} from '@pkg/domain'
import type { Prices } from '~/features/price-finder'
import type { PriceSpan } from './price-span'

/** The answers so far, and the prices to show with them. */
export interface QuizState {
  answers: QuizAnswers
  /** The prices of the care that the answers point to, once they’re loaded. */
  prices: Prices | undefined
  /** From the lowest price of the care that needs the least to the highest of the one that needs the most. */
  typical: PriceSpan | undefined
}

/** What the answers so far point to. */
export interface QuizSummary {
  care: TypeOfCareSlug
  reasons: readonly QuizQuestion[]
  /** The prices of that care, once they’re loaded. */
  answer: Prices['answer']
}

/** Returns what the answers so far point to, or undefined before the first one. [FIND-017] */
export function summarizeQuiz(answers: QuizAnswers, prices: Prices | undefined): QuizSummary | undefined {
  const result = suggestCareLevel(answers)
  if (!result) return undefined
  const care = pricedCareType(estimateCareTypeForLevel(result.level))
  return { care, reasons: result.reasons, answer: prices?.answer?.care === care ? prices.answer : undefined }
}
