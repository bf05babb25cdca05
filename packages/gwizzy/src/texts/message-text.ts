import type { Texts } from './texts'

/** Returns a machine's message in the reader's language, or the message itself without a translation. */
export const messageText = (message: string, { messages }: Pick<Texts, 'messages'>) => messages[message] ?? message
