import type { CallPreferences, NamedWording, PostConversionAnswers, WizardAnswers } from '@pkg/domain'

/** The answers of one wizard run. [DATA-011, DATA-012] */
export interface Answers extends WizardAnswers, PostConversionAnswers {
  /** The wording of the consent to texts, if it was checked. [TRUTH-002] */
  consent?: NamedWording<'texts'>
  /** When a call suits the family. [TRUST-007] */
  callPreferences?: Pick<CallPreferences, 'days' | 'from' | 'until'>
}

/** The name of an answer, which is also the key of its error. */
export type AnswerName = keyof Answers

/** A change of answers. `undefined` removes an answer. */
export type AnswerChange = { [Name in AnswerName]?: Answers[Name] | undefined }

/** One message per answer that keeps a person on a step. */
export type AnswerErrors = Partial<Record<AnswerName, string>>
