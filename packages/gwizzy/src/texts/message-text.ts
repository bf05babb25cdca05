import type { Texts } from './texts'

/** A message of a machine in the reader's language; one without a translation stands as it is. */
export const messageText = (message: string, { messages }: Pick<Texts, 'messages'>) => messages[message] ?? message
