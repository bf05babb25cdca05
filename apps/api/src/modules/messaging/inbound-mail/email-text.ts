// cspell:ignore doesn

import type { Email } from 'postal-mime'
import sanitizeHtml from 'sanitize-html'

/** More text than anyone writes. */
export const longestBody = 100_000

/** What a program puts into the part without HTML instead of the text. */
const placeholder =
  /\bHTML[- ](?:capable|compatible|enabled|formatted|based)\b|(?:does not|doesn['’]t|cannot|can['’]t) (?:support|display|show) HTML|view this (?:email|message) in (?:HTML|a browser)/i

/** The longest text of a part that someone opens. */
const longestPart = 1_000_000

/** Returns the text of each part of an email without markup: the plain one, and the other one if it says something else. [EDGE-005] */
export function textsOfEmail({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string[] {
  const parts = [text.slice(0, longestPart), textOfHtml(html, longestPart)].map((part) => repairCharacters(part).trim())
  const words = (part: string) => part.replaceAll(invisible, '')
  return parts.filter(
    (part, index) => hasWords(part) && parts.findIndex((other) => words(other) === words(part)) === index,
  )
}

/** What can't be seen: spaces, and characters without a width. */
const invisible = /\s|\p{Cf}|\u034f/gu

const hasWords = (text: string) => text.replaceAll(invisible, '') !== ''

/** Returns the text of an email, with what it quotes: the part that has words, whichever it is. [EDGE-005] */
export function textOfEmail({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string {
  const plain = repairCharacters(text)
  if (hasWords(plain) && !(plain.length < 500 && placeholder.test(plain))) return plain
  const rich = repairCharacters(textOfHtml(html))
  return hasWords(rich) ? rich : plain
}

/** Stand for the tags of a block quotation until the sanitizer has removed all tags. */
const [quotationStart, quotationEnd] = ['\ue000', '\ue001']

/** Returns the text of HTML. It's shown as text, so nothing in it is run. */
function textOfHtml(html: string, longest = longestBody): string {
  const lines = html
    .slice(0, longest)
    .replaceAll(/<hr\b[^>]*>/gi, '\n')
    .replaceAll(/<blockquote\b[^>]*>/gi, `\n${quotationStart}`)
    .replaceAll(/<\/blockquote>/gi, `${quotationEnd}\n`)
    .replaceAll(/<\/t[dh]>\s*<t[dh]\b/gi, '</td> <td')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
  const text = sanitizeHtml(lines, { allowedTags: [], nonTextTags: ['head', 'script', 'style'] })
    .replaceAll('\u00a0', ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
  return markQuotations(text)
}

/** Marks the lines of block quotations as plain text does. People indent their own words so, too, and only the words tell. [EDGE-005] */
function markQuotations(text: string): string {
  if (!text.includes(quotationStart)) return text
  let depth = 0
  return text
    .split('\n')
    .map((line) => {
      depth += line.split(quotationStart).length - 1
      const words = line.replaceAll(quotationStart, '').replaceAll(quotationEnd, '')
      const marked = depth > 0 && words.trim() !== '' ? `> ${words.trimStart()}` : words
      depth = Math.max(0, depth - (line.split(quotationEnd).length - 1))
      return marked
    })
    .join('\n')
}

/** What the sanitizer escapes. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The characters of the bytes 0x80 to 0x9F in Windows-1252. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Returns a text with the characters that were meant. Node reads the bytes 0x80 to 0x9F of Windows-1252 as control characters (nodejs/node#56542),
 * and some programs send UTF-8 under another name. [EDGE-006]
 */
function repairCharacters(text: string): string {
  const decoded = /[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) ? (decodeAgain(text) ?? text) : text
  return decoded.replaceAll(/[\u0080-\u009f]/g, (letter) => windowsCharacters.charAt(letter.charCodeAt(0) - 0x80))
}

/** Returns the text that UTF-8 makes of the bytes of a text that was read as Latin-1, if it makes any. */
function decodeAgain(text: string): string | undefined {
  if ([...text].some((letter) => letter > 'ÿ')) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return undefined
  }
}
