import { messages } from '../answers/messages'
import { messageText } from '../texts/message-text'
import type { Texts } from '../texts/texts'

/** Returns the error of a place where no list shows: it doesn't ask the reader to choose from one. [EDGE-009] */
export function errorWithoutList(error: string | undefined, texts: Texts): string | undefined {
  return error === messageText(messages.unclearPlace, texts) ? messageText(messages.unknownPlace, texts) : error
}
