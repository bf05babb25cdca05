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

/** Returns whether a published question has every word of another one, in any form. */
const isSame = (words: readonly string[], published: readonly string[]) =>
  words.every((word) => published.some((other) => other.slice(0, 5) === word.slice(0, 5)))
