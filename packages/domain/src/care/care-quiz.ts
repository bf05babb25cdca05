import type { CareLevel } from './care-types'

/** What a normal week asks of a person. [FIND-017] */
export const quizQuestions = ['dressing', 'medication', 'orientation', 'standing', 'meals'] as const

/** A question about a normal week. */
export type QuizQuestion = (typeof quizQuestions)[number]

/** How much help a person has with it. */
export const quizAnswers = ['alone', 'some', 'full'] as const

/** An answer about a normal week. */
export type QuizAnswer = (typeof quizAnswers)[number]

/** The answers so far. */
export type QuizAnswers = Partial<Record<QuizQuestion, QuizAnswer>>

/** The level of care that the answers so far point to, and the answers that decide it. */
export interface QuizResult {
  level: CareLevel
  reasons: QuizQuestion[]
}

const handsOn = ['dressing', 'medication', 'standing'] as const satisfies readonly QuizQuestion[]

/**
 * Returns the level of care that answers point to, or none without an answer. Getting lost decides alone when it needs full help, and with missed
 * medication when it needs some. Otherwise help with dressing, medication, or standing means assisted living, with much help from two tasks that
 * need full help. More help never means a lower level. [FIND-017]
 */
export function suggestCareLevel(answers: QuizAnswers): QuizResult | undefined {
  const needsHelp = (question: QuizQuestion) => answers[question] === 'some' || answers[question] === 'full'
  if (!quizQuestions.some((question) => answers[question])) return undefined
  if (answers.orientation === 'full') return { level: 'memory-care', reasons: ['orientation'] }
  if (needsHelp('orientation') && needsHelp('medication')) {
    return { level: 'memory-care', reasons: ['orientation', 'medication'] }
  }
  const full = handsOn.filter((question) => answers[question] === 'full')
  if (full.length >= 2) return { level: 'heavy-care', reasons: full }
  const some = quizQuestions.filter((question) => question !== 'meals' && needsHelp(question))
  if (some.length > 0) return { level: 'light-care', reasons: some }
  return { level: 'no-care', reasons: needsHelp('meals') ? ['meals'] : [] }
}
