/** The most characters of a question. */
export const maxQuestionLength = 1000

/** A question form to correct: what was typed, and why it can't be sent. */
export interface QuestionFormResult {
  text: string
  error: string
}
