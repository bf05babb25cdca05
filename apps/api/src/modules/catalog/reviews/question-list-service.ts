import type { CommunityQuestion } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound, signInRequired } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'
import { findLinkedQuestionId } from './question-link-store'
import {
  findQuestion,
  listAnswers,
  listManagedRows,
  listShownQuestions,
  managedQuestion,
  type ManagedQuestionQuery,
  ownQuestion,
  questionById,
  type QuestionDetails,
} from './question-store'
import { type QuestionReader, toCommunityQuestion } from './question-view'
import { isPublicCommunity } from './review-store'

type Paging = { size: number; offset: number }
type QuestionPage = { items: CommunityQuestion[]; total: number }

/** Returns a page of the questions that everyone reads about a public community, newest first, the same for everyone. @throws {HttpError} 404 [COMM-010] */
export async function listPublicQuestions(orm: Orm, communityId: string, page: Paging): Promise<QuestionPage> {
  if (!(await isPublicCommunity(orm, communityId))) throw notFound('community', communityId)
  const found = await listShownQuestions(orm, communityId, page)
  return { items: await withAnswers(orm, found.items, { role: 'visitor' }), total: found.total }
}

/** Returns a page of the questions that a person can answer: pending ones, or published ones. [COMM-010, ROLE-010] */
export async function listManagedQuestions(
  orm: Orm,
  query: ManagedQuestionQuery,
  person: Person,
  page: Paging,
): Promise<QuestionPage> {
  const found = await listManagedRows(orm, query, person, page)
  return { items: await withAnswers(orm, found.items, person), total: found.total }
}

/** Returns a pending or published question that a person can answer. @throws {HttpError} 404 for any other [COMM-010, ROLE-010] */
export async function getManagedQuestion(orm: Orm, id: string, person: Person): Promise<CommunityQuestion> {
  const details = isUuid(id) ? await findQuestion(orm, managedQuestion(person, id)) : undefined
  if (!details) throw notFound('question', id)
  return withItsAnswers(orm, details, person)
}

/**
 * Returns a person's own question of any status, or the one that the token of an emailed link opens.
 * @throws {HttpError} 401 for a visitor without a token, or 404 for anyone else's question [COMM-010]
 */
export async function getOwnQuestion(
  orm: Orm,
  { id, token }: { id: string; token?: string },
  person: Person,
): Promise<CommunityQuestion> {
  if (token === undefined && person.role === 'visitor') throw signInRequired()
  const isAsker = token !== undefined && (await findLinkedQuestionId(orm, hashToken(token))) === id
  const details = isUuid(id) ? await findQuestion(orm, isAsker ? questionById(id) : ownQuestion(person, id)) : undefined
  if (!details) throw notFound('question', id)
  return withItsAnswers(orm, details, { ...person, isAsker })
}

/** Returns a question with its answers as a person sees it. */
export async function withItsAnswers(
  orm: Orm,
  details: QuestionDetails,
  person: QuestionReader,
): Promise<CommunityQuestion> {
  return toCommunityQuestion(details, await listAnswers(orm, [details.question.id]), person)
}

async function withAnswers(orm: Orm, items: QuestionDetails[], person: QuestionReader) {
  const answers = await listAnswers(
    orm,
    items.map(({ question }) => question.id),
  )
  return items.map((details) => toCommunityQuestion(details, answers, person))
}
