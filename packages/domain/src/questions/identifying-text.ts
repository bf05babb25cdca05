// cspell:ignore punto valle
/** What in a text shows who wrote it. */
export interface IdentifyingText {
  kind: 'email' | 'phone' | 'web-address' | 'name'
  /** The part of the text. */
  found: string
}

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]*`
const ending = String.raw`(?:com|net|org|edu|gov|us|info|me|io|co|es|mx)(?![\p{L}\p{N}])`

/** With a sign, or with words that people write instead of it, such as `dana (at) mail dot com`. */
const emailAddress = new RegExp(
  [
    String.raw`${word}\s*[@＠]\s*${word}`,
    String.raw`${word}\s*[([]\s*(?:at|arroba)\s*[)\]]\s*${word}\s*(?:\.|[([]?\s*(?:dot|punto)\s*[)\]]?)\s*${ending}`,
    String.raw`${word}\s+(?:at|arroba)\s+${word}\s+(?:dot|punto)\s+${ending}`,
  ].join('|'),
  'iu',
)

/** A scheme, `www.`, or a name with one of the usual endings. Two words without a space after a period are neither. */
const webAddress = new RegExp(
  String.raw`[a-z]+:\/\/\S*|www\.\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.${ending}\S*|@[\p{L}\p{N}_]{3,}`,
  'iu',
)

/** Seven digits, or ten and more, as phone numbers group them. Amounts, years, and ranges of them aren’t. */
const phoneNumber =
  /(?<![\d$.,-])(?:\+?\d{1,3}[ .\u00a0–-]*)?(?:\(\s*\d{3}\s*\)|\d{3})[ .\u00a0/–-]*\d{3}[ .\u00a0–-]*\d{4}(?!\d)|(?<![\d$.,-])\d{3}[ .–-]\d{4}(?![\d-])|\+\d[\d .()\u00a0–-]{6,20}\d/u

const patterns = [
  ['email', emailAddress],
  ['web-address', webAddress],
  ['phone', phoneNumber],
] as const

/** Names that are plain words in questions. They show who writes only with a capital letter inside a sentence. */
const plainWords = new Set(
  (
    'art august baker bell bill bishop brown bush carol chance church cook cruz dawn day dean drew faith field fields flores forest frank french garden ' +
    'gold grace grant green hall hill holly hope house hunter ivy joy june king lane long love luna mark may mercy miles mills moon park parks pat paz ' +
    'penny price rich rios rivers robin rosa rose rusty salas short sky sol stone summer sunny torres valle walker ward waters west white will winter ' +
    'wood woods young'
  ).split(' '),
)

const titles = new Set(['dr', 'dra', 'mr', 'mrs', 'ms', 'sr', 'sra', 'jr', 'de', 'del', 'la', 'los', 'van', 'von'])

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Returns the first part of a text that shows who wrote it: an email address, a phone number, a web address, or a part of the writer’s own name, if it’s known.
 * Undefined for a text that shows none. [COMM-010, TRUST-008]
 */
export function identifyingText(text: string, ownName = ''): IdentifyingText | undefined {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(text)?.[0].trim()
    if (found) return { kind, found }
  }
  const name = ownNameIn(text, ownName)
  return name === undefined ? undefined : { kind: 'name', found: name }
}

/** Returns the first word of a text that is a part of a name, in the spelling of the text. */
function ownNameIn(text: string, ownName: string): string | undefined {
  const parts = new Set(
    wordsIn(plain(ownName))
      .map(({ word: part }) => part)
      .filter((part) => part.length > 1 && !titles.has(part)),
  )
  return wordsIn(text.normalize('NFC')).find(({ word: written, isFirst }) => {
    const spelled = plain(written)
    if (!parts.has(spelled)) return false
    return !plainWords.has(spelled) || (!isFirst && /^\p{Lu}/u.test(written))
  })?.word
}

/** Returns the words of a text, and whether they begin a sentence. */
function wordsIn(text: string): { word: string; isFirst: boolean }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: found, index }) => ({
    word: found,
    isFirst: /(?:^|[.?!¿¡:\n])\s*$/u.test(text.slice(0, index)),
  }))
}
