import type { FieldError } from '@pkg/ui/core'
import { messageText } from '../texts/message-text'
import type { Texts } from '../texts/texts'

/** One message per field name. */
type Messages = Partial<Record<string, string>>

/** Returns the machine's messages in the reader's language. */
export function localizeErrors(errors: Messages, texts: Pick<Texts, 'messages'>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, message = '']) => [name, messageText(message, texts)]))
}

/** Returns the lines of the error summary. Each names its field, unless the question does. */
export function summaryErrors(
  errors: Messages,
  labels: Messages,
  { frame }: Pick<Texts, 'frame'>,
  fieldId: (name: string) => string,
): FieldError[] {
  return Object.entries(errors).map(([name, message = '']) => {
    const label = labels[name]
    return { message: label ? frame.error(label, message) : message, fieldId: fieldId(name) }
  })
}
