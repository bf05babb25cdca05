import type { FieldError } from '@pkg/ui/core'
import { messageText } from '../texts/message-text'
import type { Texts } from '../texts/texts'

/** One message per field name. */
type Messages = Partial<Record<string, string>>

/** Returns the machine's messages in the reader's language. */
export function localizeErrors(errors: Messages, texts: Pick<Texts, 'messages'>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, message = '']) => [name, messageText(message, texts)]))
}

/** What the lines of an error summary need besides the messages. */
interface Fields {
  /** Labels by answer name. Missing if the question is the label. */
  labels: Messages
  question: string
  fieldId: (name: string) => string
}

/** Returns the lines of the error summary. Each names its field, or the question if that's the label. [GWZ-070] */
export function summaryErrors(errors: Messages, { labels, question, fieldId }: Fields): FieldError[] {
  return Object.entries(errors).map(([name, message = '']) => {
    const label = labels[name] ?? question
    return { message: `${label}${label.endsWith('?') ? '' : ':'} ${message}`, fieldId: fieldId(name) }
  })
}
