import type { ContentKind, Language } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { contentEntries, contentPassages } from '../../database/schema/tables'

/** How often a passage contains a word, by its stem. A word of a heading counts more than one of the text. */
export interface PassageWord {
  passage: number
  stem: string
  weight: number
  /** Whether the heading has it. */
  isInHeading: boolean
  /** The number of different words of the passage. */
  length: number
  /** Whether the passage has a heading. */
  hasHeading: boolean
}

/** A section of an article, guide, or page. */
export interface Passage {
  id: number
  kind: ContentKind
  slug: string
  language: Language
  title: string
  /** Empty for the text before the first heading. */
  heading: string
  /** In Markdown. */
  body: string
  values: Record<string, unknown>
  updatedAt: Date
}

const stemDictionaries = { en: 'english_stem', es: 'spanish_stem' } as const satisfies Record<Language, string>

/** Queries of `ts_stat`, which takes SQL as text. */
const searchTexts = {
  en: "select search from content_passages where language = 'en'",
  es: "select search from content_passages where language = 'es'",
} as const satisfies Record<Language, string>

/** Returns the stems of words. Words that say nothing, such as “the”, have none. */
export async function findStems(orm: Orm, words: readonly string[], language: Language): Promise<Map<string, string>> {
  const rows = await rowsOf(
    orm,
    sql`select word, (ts_lexize(${stemDictionaries[language]}::regdictionary, word))[1] as stem from unnest(${sqlArray(words)}) as word`,
  )
  return new Map(rows.flatMap((row) => (row['stem'] ? [[String(row['word']), String(row['stem'])]] : [])))
}

/** Returns the stems in passages that are written much like one of these words, which no passage has. They may be meant. */
export async function findSimilarStems(
  orm: Orm,
  words: readonly string[],
  language: Language,
): Promise<{ word: string; stem: string }[]> {
  if (words.length === 0) return []
  const rows = await rowsOf(
    orm,
    sql`with known as materialized (select word as stem from ts_stat(${searchTexts[language]}))
      select asked.word, near.stem from unnest(${sqlArray(words)}) as asked(word)
      cross join lateral (
        select stem from known where similarity(stem, asked.word) >= 0.3
          or (left(stem, 1) = left(asked.word, 1) and length(stem) between length(asked.word) - 2 and length(asked.word) + 1)
      ) near`,
  )
  return rows.map((row) => ({ word: String(row['word']), stem: String(row['stem']) }))
}

/** Returns where any of the stems occurs, and how many passages there are. */
export async function findPassageWords(
  orm: Orm,
  stems: readonly string[],
  language: Language,
): Promise<{ words: PassageWord[]; total: number }> {
  const query = stems.map((stem) => `'${stem.replaceAll(/['\\]/g, '')}'`).join(' | ')
  const rows = await rowsOf(
    orm,
    sql`select passages.id as passage, words.lexeme as stem, length(passages.search) as length,
        'A' = any(words.weights) as "inHeading", passages.heading <> '' as "hasHeading",
        (select sum(case letter when 'A' then 5 when 'B' then 3 when 'C' then 2 else 1 end) from unnest(words.weights) as letter)::int as weight
      from ${contentPassages} passages cross join lateral unnest(passages.search) as words(lexeme, positions, weights)
      where passages.language = ${language} and passages.search @@ ${query}::tsquery and words.lexeme = any(${sqlArray(stems)})`,
  )
  const [count] = await rowsOf(
    orm,
    sql`select count(*)::int as total from ${contentPassages} where language = ${language}`,
  )
  return {
    words: rows.map((row) => ({
      passage: Number(row['passage']),
      stem: String(row['stem']),
      weight: Number(row['weight']),
      isInHeading: row['inHeading'] === true,
      hasHeading: row['hasHeading'] === true,
      length: Number(row['length']),
    })),
    total: Number(count?.['total'] ?? 0),
  }
}

/** Returns passages by their ids, in any order. */
export async function loadPassages(orm: Orm, ids: readonly number[]): Promise<Passage[]> {
  if (ids.length === 0) return []
  return orm
    .select({
      id: contentPassages.id,
      kind: contentEntries.kind,
      slug: contentEntries.slug,
      title: contentPassages.title,
      language: contentPassages.language,
      heading: contentPassages.heading,
      body: contentPassages.body,
      values: contentEntries.values,
      updatedAt: contentEntries.updatedAt,
    })
    .from(contentPassages)
    .innerJoin(contentEntries, sql`${contentEntries.id} = ${contentPassages.entryId}`)
    .where(sql`${contentPassages.id} in ${[...ids]}`)
}

const sqlArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
