import type { FieldProblem } from '@pkg/ui'
import type { AnswerErrors } from '../answers/answers'
import { messageText } from '../texts/message-text'
import type { Texts } from '../texts/texts'

/** The machine's messages in the reader's language. */
export function errorsShown(errors: AnswerErrors, texts: Pick<Texts, 'messages'>): AnswerErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, messageText(message, texts)]))
}

/** The lines of the summary: each names its field, unless the question itself does. */
export function problemsShown(
  errors: Partial<Record<string, string>>,
  labels: Partial<Record<string, string>>,
  { frame }: Pick<Texts, 'frame'>,
  fieldId: (name: string) => string,
): FieldProblem[] {
  return Object.entries(errors).map(([name, message = '']) => {
    const label = labels[name]
    return { message: label ? frame.problem(label, message) : message, fieldId: fieldId(name) }
  })
}
