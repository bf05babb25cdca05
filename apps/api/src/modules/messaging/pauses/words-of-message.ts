// cspell:disable: the words that people write, in two languages

/** Returns the words of a text in lower case, without accents, apostrophes, and signs. */
export const normalizeWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the clauses of a text: the words between its signs. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?;:,\n]+|\s[-–—]+\s/)
    .map(normalizeWords)
    .filter((clause) => clause !== '')

const courtesy =
  /^(?:please|pls|plz|thanks|thank you(?: (?:so|very) much)?|thx|ty|hi|hello|hey|good (?:morning|afternoon|evening)|dear|regards|(?:best|kind|warm) regards|best|sincerely|sorry|ok|okay|sent from my \w+(?: \w+)?|por favor|gracias|muchas gracias|hola|buenos dias|buenas (?:tardes|noches)|saludos|atentamente|estimad[oa]s?)$/

/** Returns whether a clause is only a greeting, a thank-you, or the sender’s name. */
export function isCourtesy(clause: string, sender: string): boolean {
  if (courtesy.test(clause)) return true
  // “Hi Peter”, “Dear Hearthway”
  if (/^(?:hi|hello|hey|dear|hola|estimad[oa]) \p{L}+(?: \p{L}+)?$/u.test(clause)) return true
  return sender !== '' && sender.split(' ').includes(clause)
}

/** Returns whether a text says nothing but greetings, thanks, and the sender’s name. */
export function isOnlyCourtesies(text: string, sender: string): boolean {
  const name = normalizeWords(sender)
  return clausesOf(text).every((clause) => clause === name || isCourtesy(clause, name))
}
