import type { PostConversionAnswers, UserActionData, WizardAnswers } from '@pkg/domain'

/** The consent that a person gave with the phone number: the exact text shown, its language and version. */
export type Consent = NonNullable<UserActionData['consent']>

/** Everything one run of a wizard keeps. [DATA-011, DATA-012] */
export interface Answers extends WizardAnswers, PostConversionAnswers {
  consent?: Consent
}

/** The name of an answer; errors are kept under it. */
export type AnswerName = keyof Answers

/** A change of answers. `undefined` takes an answer away. */
export type AnswerChange = { [Name in AnswerName]?: Answers[Name] | undefined }

/** One message per answer that keeps a person on a step. */
export type AnswerErrors = Partial<Record<AnswerName, string>>
