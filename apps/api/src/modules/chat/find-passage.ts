import { allowedMistakes, editDistance, type Language } from '@pkg/domain'
import type { Orm } from '../../database/database'
import {
  findPassageWords,
  findSimilarStems,
  findStems,
  loadPassages,
  type Passage,
  type PassageWord,
} from './passage-store'
import { withoutAccents } from './spanish/spanish-words'
import { asksForMeaning, plainQuestion, type QuestionWord, searchWords } from './question-words'

/** A word of a question with the stems that mean the same. */
interface WordGroup {
  word: string
  stems: ReadonlySet<string>
}

/** A word of a question as the passages have it. */
interface Concept {
  /** The stems that mean it. */
  stems: ReadonlySet<string>
  /** How much it tells: the fewer passages have it, the more. */
  weight: number
}

/** A passage that may answer a question. */
export interface FoundPassage {
  passage: Passage
  /** The share of what the question asks for that the passage has, from 0 to 1. */
  coverage: number
  /** The same for its heading alone. */
  headingCoverage: number
  /** The words of the question that it has, by stem, with how much each tells. */
  stems: ReadonlyMap<string, number>
}

interface Rated {
  id: number
  score: number
  coverage: number
  headingCoverage: number
}

/** Returns the passage in a language that fits a question best, or none if no passage has any of its words. */
export async function findPassage(orm: Orm, question: string, language: Language): Promise<FoundPassage | undefined> {
  const plain = plainQuestion(question)
  const words = searchWords(plain, language)
  if (words.length === 0) return undefined
  const groups = await stemGroups(orm, words, language)
  const stems = [...new Set(groups.flatMap((group) => [...group.stems]))]
  if (stems.length === 0) return undefined
  const found = await findPassageWords(orm, stems, language)
  const concepts = await conceptsOf(orm, groups, found, language)
  const corrected = concepts.flatMap(({ stems: meant }) => [...meant]).filter((stem) => !stems.includes(stem))
  const all =
    corrected.length > 0 ? (await findPassageWords(orm, [...stems, ...corrected], language)).words : found.words
  const [best] = rate(concepts, all, language === 'en' && asksForMeaning(plain)).toSorted(
    (one, other) => other.score - one.score || one.id - other.id,
  )
  const [passage] = best ? await loadPassages(orm, [best.id]) : []
  if (!best || !passage) return undefined
  const told = concepts.flatMap(({ stems: meant, weight }) => [...meant].map((stem) => [stem, weight] as const))
  return { passage, coverage: best.coverage, headingCoverage: best.headingCoverage, stems: new Map(told) }
}

/** Returns the stems of each word, its own first. */
async function stemGroups(orm: Orm, words: readonly QuestionWord[], language: Language): Promise<WordGroup[]> {
  const stems = await findStems(orm, [...new Set(words.flatMap(({ word, others }) => [word, ...others]))], language)
  const groups = words
    .filter(({ word }) => stems.has(word))
    .map(({ word, others }) => ({ word, stems: new Set([word, ...others].flatMap((one) => stems.get(one) ?? [])) }))
  // Two words of the same meaning are one concept.
  return groups.filter((group, place) => !groups.slice(0, place).some((earlier) => isSame(earlier.stems, group.stems)))
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((stem) => other.has(stem))

/** Returns what a question asks for. A word that no passage has may be a typo of one. */
async function conceptsOf(
  orm: Orm,
  groups: readonly WordGroup[],
  { words, total }: { words: readonly PassageWord[]; total: number },
  language: Language,
): Promise<Concept[]> {
  const known = new Set(words.map(({ stem }) => stem))
  const unknown = groups.filter(({ stems }) => ![...stems].some((stem) => known.has(stem)))
  const similar = await findSimilarStems(
    orm,
    unknown.map(({ word }) => word).filter((word) => allowedMistakes(word.length) > 0),
    language,
  )
  return groups.map((group) => {
    const { word, stems } = group
    if (!unknown.includes(group)) {
      const passages = new Set(words.filter(({ stem }) => stems.has(stem)).map(({ passage }) => passage)).size
      return { stems, weight: rarity(passages, total) }
    }
    const [meant] = similar
      .filter((one) => one.word === word)
      .map(({ stem }) => ({ stem, mistakes: language === 'es' ? missingAccents(word, stem) : mistakesIn(word, stem) }))
      .filter(({ mistakes }) => mistakes <= allowedMistakes(word.length))
      .toSorted((one, other) => one.mistakes - other.mistakes)
    return { stems: new Set(meant ? [meant.stem] : stems), weight: meant ? correctedWeight : rarity(0, total) }
  })
}

/** Returns how many mistakes make a word of another one, by its stem, from which an ending may be missing. */
function mistakesIn(word: string, stem: string): number {
  const lengths = [stem.length - 1, stem.length, stem.length + 1, word.length]
  const ends = word.endsWith('y') && stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem
  return Math.min(...lengths.map((length) => editDistance(word.slice(0, length), ends)))
}

/** Returns 0 for a Spanish word without its accents, which has the stem at its start, and otherwise infinity: what we published in Spanish has too few words to guess typos. */
const missingAccents = (word: string, stem: string): number =>
  stem.length >= 4 && withoutAccents(word).startsWith(stem) && word.length <= stem.length + 5 ? 0 : Infinity

/** How much a word tells that so many of all passages have: the fewer, the more. */
const rarity = (passages: number, total: number): number => Math.log(1 + (total - passages + 0.5) / (passages + 0.5))

/** What a corrected word tells: about as much as one of few passages. */
const correctedWeight = 3.5

/** How much of its score a text before the first heading keeps. It tells a story more often than what is asked. */
const introShare = 0.75
/** What a heading that has all words of a question adds to the score. */
const headingBonus = 0.4

/** Rates passages by the words of a question that they have (BM25). */
function rate(concepts: readonly Concept[], words: readonly PassageWord[], asksMeaning: boolean): Rated[] {
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const byPassage = new Map<number, PassageWord[]>()
  for (const word of words) byPassage.set(word.passage, [...(byPassage.get(word.passage) ?? []), word])
  const average = words.reduce((sum, { length }) => sum + length, 0) / Math.max(words.length, 1)
  return [...byPassage].map(([id, found]) => {
    const length = found[0]?.length ?? average
    const saturation = 1.4 * (0.4 + 0.6 * (length / average))
    let [score, covered, inHeading, matched] = [0, 0, 0, 0]
    for (const { stems, weight } of concepts) {
      const matches = found.filter(({ stem }) => stems.has(stem))
      if (matches.length === 0) continue
      const count = matches.reduce((sum, match) => sum + match.weight, 0)
      covered += weight
      matched += 1
      if (matches.some(({ isInHeading }) => isInHeading)) inHeading += weight
      score += weight * ((count * 2.4) / (count + saturation))
    }
    const share = found.some(({ hasHeading }) => hasHeading)
      ? 1 + headingBonus * (inHeading / all)
      : asksMeaning
        ? 1
        : introShare
    // One word of several can be rare and still about something else.
    const coverage = matched > 1 || concepts.length === 1 ? covered / all : 0
    return { id, score: score * share, coverage, headingCoverage: inHeading / all }
  })
}
