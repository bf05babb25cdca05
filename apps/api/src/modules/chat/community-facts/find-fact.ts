import { editDistance, type Language } from '@pkg/domain'
import { contentWords, fillerWords, plainQuestion } from '../question-words'
import { amenityRules } from './amenity-rules'
import type { CommunityRecord, Fact, FactRule } from './community-record'
import { answerPayment, paymentWords } from './payment-fact'
import { priceRules } from './price-rules'
import { recordRules } from './record-rules'
import { staffRules } from './staff-rules'
import { readSpanishQuestion } from '../spanish/read-spanish-question'
import { factTexts as english, type FactTexts } from './texts'
import { factTexts as spanish } from './texts.es'

const rules: readonly FactRule[] = [
  ...recordRules.slice(0, 1),
  ...priceRules,
  ...recordRules.slice(1),
  ...staffRules,
  ...amenityRules,
]
const vocabulary: ReadonlySet<string> = new Set([...rules.flatMap(({ words }) => words), ...paymentWords])

/** Questions that no community’s record answers, even with words that it has: our articles may. */
const general =
  /\b(?:medicare|medicaid|va|veterans?|tax\w*|on average|averages?|usually|typically|difference between|what is (?:a |an )?(?:assisted|memory|independent)|in general|most (?:places|communities))\b/
/** Questions about this community and no other. */
const aboutIt =
  /\b(?:here|this (?:place|community|one|facility|home)|(?<!\b(?:is|are|was|were|if|any) )there(?! (?:is|are|was|were|any|a|an|some)\b)|(?:do|does|can|will) they (?:take|accept))\b/
const acceptance =
  /\b(?:they|here|there|it|this (?:place|one|community))\b.*\b(?:take|takes|accept|accepts)\b|\b(?:take|accept)\b.*\bhere\b/

/** Questions for an opinion, such as whether the food is good. The record says only what there is, and the reviews what families think. */
const opinion =
  /\b(?:is|are|was|were) (?!there\b).*\b(?:good|great|nice|tasty|delicious|decent|bad|terrible|friendly|clean|quiet|noisy|kind)\b(?! (?:for|with|of)\b)/

/** What a community’s record says to a question. `unlisted` means that the question is about this community, and its page doesn’t say. */
export type FoundFact = Fact | 'unlisted' | undefined

/** The sentences that state facts, by language. */
export const factTextsIn: Record<Language, FactTexts> = { en: english, es: spanish }

/** Returns what a community’s record says to a question in its language, or none if the question isn’t about it. [CHAT-001, FIND-015] */
export function findFact(record: CommunityRecord, question: string, language: Language): FoundFact {
  const about = plainQuestion(question).replaceAll(plainQuestion(record.community.name), 'it')
  const plain = language === 'es' ? readSpanishQuestion(about) : corrected(about)
  const isAboutIt = aboutIt.test(plain) || acceptance.test(plain)
  if (general.test(plain)) {
    return acceptance.test(plain) ? (answerPayment(record, plain, factTextsIn[language]) ?? 'unlisted') : undefined
  }
  const words = contentWords(plain)
  const [best] = rules
    .filter(({ pattern }) => pattern.test(plain))
    .map((rule, place) => ({ rule, place, share: shareOf(words, rule) }))
    .filter(({ share }) => share > 0.5)
    .toSorted((one, other) => other.share - one.share || one.place - other.place)
  if (best && opinion.test(plain) && !best.rule.words.includes('reviews')) return 'unlisted'
  if (best) return best.rule.answer(record, plain, factTextsIn[language]) ?? 'unlisted'
  return isAboutIt ? 'unlisted' : undefined
}

/** Returns the share of a question’s words that a rule is about. */
function shareOf(words: readonly string[], rule: FactRule): number {
  if (words.length === 0) return 1
  return words.filter((word) => rule.words.includes(word)).length / words.length
}

/** Replaces typos of words that the rules are about, or that say nothing. */
const corrected = (plain: string): string =>
  plain.replaceAll(/[a-z]{4,}/g, (word) => {
    if (vocabulary.has(word) || fillerWords.has(word)) return word
    // Four letters with a mistake can mean almost any word, so only those that say nothing count.
    const known = word.length < 5 ? [...fillerWords] : [...vocabulary, ...fillerWords]
    const [near] = known
      .filter((other) => other.length >= 4 && Math.abs(other.length - word.length) <= 2)
      .map((other) => ({ other, mistakes: editDistance(word, other) }))
      .filter(({ mistakes }) => mistakes <= mistakesIn(word.length))
      .toSorted((one, other) => one.mistakes - other.mistakes)
    return near?.other ?? word
  })

const mistakesIn = (length: number) => (length < 8 ? 1 : 2)
