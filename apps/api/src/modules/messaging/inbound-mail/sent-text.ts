import type { Brand } from '@pkg/domain'
import { outboxTexts } from '../outbox/texts'

/** Returns a line as it’s compared: mail programs break lines, change spaces, and show links without their addresses. */
const wordsOf = (line: string) =>
  line
    .replace(/^[>\s]+/, '')
    .replaceAll(/:?\s*<?https?:\/\/\S+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The fewest words of a line that no one writes by chance. */
const distinctiveWords = 4
const isDistinctive = (words: string) => words.split(' ').length >= distinctiveWords

/** How much of the newest texts is compared with parts of lines. A reply quotes the newest one. */
const longestCompared = 10_000

/** The texts that we sent in a conversation, newest first, and the lines below each of them, as a reply quotes them. */
export class SentText {
  readonly #footer: ReadonlySet<string>
  readonly #lines: ReadonlySet<string>
  readonly #newest: readonly string[]
  /** The newest lines in one, because mail programs break long ones. */
  readonly #joined: string

  constructor(texts: readonly string[], footer = '') {
    this.#footer = new Set(footer.split('\n').map(wordsOf).filter(Boolean))
    const lines = texts.flatMap((text) => text.split('\n').map(wordsOf).filter(Boolean))
    this.#lines = new Set(lines)
    this.#joined = lines.join(' ').slice(0, longestCompared)
    this.#newest = lines.slice(0, 200).filter(isDistinctive)
  }

  /** Returns whether a line is one of ours, or a part of one that’s long enough. */
  has(line: string): boolean {
    const words = wordsOf(line)
    return this.#lines.has(words) || (isDistinctive(words) && this.#joined.includes(words))
  }

  /** Returns whether a line is in the footer of our emails. The HTML has the brand above the text, too. */
  isFooter(line: string): boolean {
    return this.#footer.has(wordsOf(line))
  }

  /** Returns whether a line that isn’t ours starts with one: “> Would Tuesday suit you? Yes.” */
  isContinuedBy(line: string): boolean {
    const words = wordsOf(line)
    return this.#newest.some((one) => words.startsWith(`${one} `))
  }
}

/** Returns the lines that follow the text of an advisor’s email. */
export const footerOf = ({ name, phone, email, address }: Brand): string =>
  [...Object.values(outboxTexts.stop), name, phone, email, ...(address ? [address] : [])].join('\n')
