import {
  estimateCareTypeForLevel,
  pricedCareType,
  type QuizAnswers,
  type QuizQuestion,
  suggestCareLevel,
  type TypeOfCareSlug,
} from '@pkg/domain'
import type { Prices } from '~/features/price-finder'

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
