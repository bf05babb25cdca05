import { withoutAccents } from './spanish/spanish-words'

/** The most characters of an excerpt, unless its first sentence alone is longer. */
const maxLength = 480

interface Line {
  text: string
  /** Whether it starts a paragraph or is an item of a list. */
  startsLine: boolean
}

/**
 * Returns the sentences of a text in Markdown that have the most of the words, by stem with how much each tells. They follow each other in the text, and a
 * text that fits is returned whole. If the heading is about the words, so are the first sentences.
 */
export function excerpt(body: string, stems: ReadonlyMap<string, number>, isAboutHeading: boolean): string {
  const lines = linesOf(body)
  const whole = join(lines)
  if (whole.length <= maxLength) return whole
  let best = { from: 0, score: -1 }
  for (let from = 0; from < lines.length; from += 1) {
    const window = windowFrom(lines, from)
    const score = scoreOf(window, stems) + (from === 0 && isAboutHeading ? firstBonus(stems) : 0)
    if (score > best.score + 0.01) best = { from, score }
  }
  return join(windowFrom(lines, best.from))
}

const firstBonus = (stems: ReadonlyMap<string, number>) => Math.max(0, ...stems.values())

/** Returns as many lines from one on as fit. */
function windowFrom(lines: readonly Line[], from: number): Line[] {
  const window: Line[] = []
  for (const line of lines.slice(from)) {
    if (window.length > 0 && join([...window, line]).length > maxLength) break
    window.push(line)
  }
  return window
}

function scoreOf(window: readonly Line[], stems: ReadonlyMap<string, number>): number {
  const words = wordsOf(join(window))
  let score = 0
  for (const [stem, weight] of stems) {
    if (words.some((word) => hasStem(word, stem))) score += weight
  }
  // Sentences in front say what those after them explain.
  const first = wordsOf(window[0]?.text ?? '')
  const inFirst = [...stems].some(([stem]) => first.some((word) => hasStem(word, stem)))
  return score + (inFirst ? 0.5 : 0)
}

/** Returns the words of a text without accents, as stems are written. */
const wordsOf = (text: string): string[] => withoutAccents(text.toLowerCase()).match(/[\p{L}\d]+/gu) ?? []

const hasStem = (word: string, stem: string) =>
  word.startsWith(stem.length > 4 ? stem.slice(0, -1) : stem) && word.length <= stem.length + 5

const join = (lines: readonly Line[]) =>
  lines.map(({ text, startsLine }, place) => (place === 0 ? text : `${startsLine ? '\n' : ' '}${text}`)).join('')

/** Returns the sentences of a text in Markdown, without its marks and tables. */
function linesOf(body: string): Line[] {
  return body
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('|'))
    .flatMap((line) => {
      const text = plainText(line)
      const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
      return sentences
        .map(({ segment }) => segment.trim())
        .filter(Boolean)
        .map((sentence, place) => ({ text: sentence, startsLine: place === 0 }))
    })
}

const plainText = (line: string) =>
  line
    .replace(/^#{1,6} +/, '')
    .replace(/^\s*[-*] +/, '• ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/(^|[^\w])[*_](\S[^*_]*)[*_]/g, '$1$2')
    .trim()
