import type { Language } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { listPublicQuestions } from '../../catalog'
import { contentWords, plainQuestion } from '../question-words'
import { spanishContentWords } from '../spanish/spanish-words'
import type { Fact } from './community-record'

/** How many of the newest questions are read. */
const readQuestions = 50

/** Returns the answer of a community or our staff to a published question that is about the same, if there is one. [COMM-010] */
export async function findAnsweredQuestion(
  orm: Orm,
  communityId: string,
  { question, language }: { question: string; language: Language },
): Promise<Fact | undefined> {
  const wordsIn = (text: string) => (language === 'es' ? spanishContentWords : contentWords)(plainQuestion(text))
  const words = wordsIn(question)
  if (words.length < 2) return undefined
  const { items } = await listPublicQuestions(orm, communityId, { size: readQuestions, offset: 0 })
  const found = items.find(
    ({ text, answers, ...asked }) => asked.language === language && answers.length > 0 && isSame(words, wordsIn(text)),
  )
  const answer = found?.answers[0]
  return answer && { text: `“${answer.text}”`, section: 'questions', asOf: answer.answeredOn }
}

/** Returns whether two questions have the same words, in the singular or plural. A narrower question has another answer. */
function isSame(words: readonly string[], published: readonly string[]): boolean {
  const [asked, other] = [new Set(words.map(singular)), new Set(published.map(singular))]
  return asked.size === other.size && [...asked].every((word) => other.has(word))
}

const singular = (word: string): string => word.replace(/e?s$/, '')
