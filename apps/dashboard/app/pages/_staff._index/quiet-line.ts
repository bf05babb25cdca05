import type { Part } from '~/site/server/part'
import { todayTexts } from './texts'

const words = todayTexts.quiet
const list = new Intl.ListFormat('en-US')

/** A part of a day, with the words for nothing in it. */
export interface QuietPart {
  words: string
  /** The number of things in it, or undefined if it couldn't be loaded or the person has no such part. */
  count: number | undefined
}

/** Returns a part of a day for the line about those in which nothing waits. */
export const quietPart = <T>(part: Part<T> | undefined, name: string, count: (value: T) => number): QuietPart => ({
  words: name,
  count: part?.isLoaded ? count(part.value) : undefined,
})

/** Returns the line about the parts of a day in which nothing waits, which aren't shown. Undefined if there are none. [WORK-001] */
export function quietLine(parts: readonly QuietPart[]): string | undefined {
  const empty = parts.filter(({ count }) => count === 0).map((part) => part.words)
  return empty.length > 0 ? words.line(list.format(empty)) : undefined
}
