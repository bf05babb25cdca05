/** The most characters of a question, and of the first name of someone without an account. */
export const questionLimits = { text: 1000, firstName: 60 } as const

/** The fields of the form that asks a question, in their order on the page. An account fills in only the first. */
export const questionFields = ['text', 'firstName', 'email'] as const

type QuestionField = (typeof questionFields)[number]

/** What was typed into the form. */
export type TypedQuestion = Record<QuestionField, string>

/** A question form that was sent: what was typed, and what became of it. */
export interface QuestionFormResult {
  typed: TypedQuestion
  /** What to correct. */
  errors: Partial<Record<QuestionField, string>>
  /** Why we couldn't send it, if no field is wrong. */
  failure?: string
  /** Whether we emailed a link that sends the question. */
  isLinkSent?: true
}
