import { and, desc, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from './like-pattern'

/** Words of a search that count. */
const maxWords = 6

/** Returns the words that a person typed into a search, in lower case. */
export const searchWords = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, maxWords)

/** Letters below which two words have too few in common to be similar. */
const minSimilarLength = 4

/** Returns whether a word must match letter for letter: a short one, or one with a digit, such as a ZIP code. */
const isExact = (word: string): boolean => word.length < minSimilarLength || /\d/.test(word)

/** Returns the condition that a text has every word, in any order, also with a wrong letter in it. Trigram indexes serve it. */
export const hasWords = (text: PgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => (isExact(word) ? ilike(text, containing(word)) : sql`${text} %> ${word}`)))

/** Returns the order by how well a text matches words, the best first. */
export const byMatch = (text: PgColumn, words: readonly string[]): SQL =>
  desc(sql`word_similarity(${words.join(' ')}, ${text})`)
