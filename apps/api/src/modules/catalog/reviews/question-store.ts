import type { endpoints, QueryOf } from '@pkg/api-client'
import { now, overdueBefore, siteDay } from '@pkg/domain'
import { and, count, eq, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { answers, communities, questions } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { allRows, managedCommunityRows } from '../../access'
import { isPublic, publicCommunityRows } from '../communities/public-condition-store'

/** A row of the questions table. */
export type QuestionRow = typeof questions.$inferSelect

/** A row of the answers table. */
export type AnswerRow = typeof answers.$inferSelect

/** A question with its community. */
export interface QuestionDetails {
  question: QuestionRow
  community: { name: string; url: string }
  /** Whether it’s a question to several communities that no one ever answered. */
  isUnanswered: boolean
}

/** The filters and the sort of a list of questions to answer. */
export type ManagedQuestionQuery = QueryOf<typeof endpoints.communityQuestions.managed>

type Page = { size: number; offset: number }

/** What questions are sorted and filtered by. Their authors aren't, because a community learns them with the publication only. [COMM-010] */
const columns: ListColumns = {
  createdAt: questions.createdAt,
  communityName: sql`lower(${communities.name})`,
  communityId: questions.communityId,
  language: questions.language,
}

/** What is shown of the community of a question. */
export const communityFacts = { name: communities.name, url: sql<string>`${communities.record}->>'url'` }

/** A question to several communities without an answer of any status, because one that was hidden or erased was an answer, too. */
const isUnanswered = sql<boolean>`(${questions.groupId} is not null and not exists (select 1 from ${answers} where ${answers.questionId} = ${questions.id}))`

/** A question, what is shown of its community, and whether it never had an answer. */
export const detailColumns = { question: questions, community: communityFacts, isUnanswered }

/** Returns the condition on published questions about communities that families see, and the person's own. Admins see everything. */
export function readableQuestions(person: Person): SQL | undefined {
  if (person.role === 'admin') return allRows()
  const published = and(eq(questions.status, 'published'), publicCommunityRows(questions.communityId))
  return or(published, person.userId ? eq(questions.userId, person.userId) : undefined)
}

/** Returns the condition on published answers and the person's own, to questions that the person can read. Admins see everything. */
export function readableAnswers(person: Person): SQL | undefined {
  if (person.role === 'admin') return allRows()
  const isQuestion = eq(questions.id, answers.questionId)
  return and(
    or(eq(answers.status, 'published'), person.userId ? eq(answers.userId, person.userId) : undefined),
    sql`exists (select 1 from ${questions} where ${and(isQuestion, readableQuestions(person))})`,
  )
}

/** Returns the condition on one question of any person. */
export const questionById = (id: string): SQL => eq(questions.id, id)

/** Returns the condition on one question of a person. */
export const ownQuestion = ({ userId }: Person, id: string): SQL | undefined =>
  userId ? and(eq(questions.id, id), eq(questions.userId, userId)) : sql`false`

/** Returns the condition on one question that a person can answer. */
export const managedQuestion = (person: Person, id: string): SQL | undefined =>
  and(eq(questions.id, id), ne(questions.status, 'removed'), managedCommunityRows(questions.communityId)(person))

/**
 * Returns a page of the published questions about a community, newest first: those with a published answer, and questions to several communities
 * whose teams have given none for five days.
 */
export function listShownQuestions(orm: Orm, communityId: string, page: Page) {
  const isOverdue = and(
    eq(questions.isShownUnanswered, true),
    isUnanswered,
    lt(questions.createdAt, overdueBefore(siteDay())),
  )
  const isAnswered = sql`exists (select 1 from ${answers} where ${answers.questionId} = ${questions.id} and ${answers.status} = 'published')`
  const where = and(
    eq(questions.communityId, communityId),
    eq(questions.status, 'published'),
    or(isAnswered, isOverdue),
  )
  return listRows(orm, where, order({}, '-createdAt'), page)
}

/**
 * Returns a page of the questions about communities that a person manages, or about any for an admin: those that wait for an answer, by default oldest
 * first, or the other published ones, by default newest first. A question that is shown without an answer still waits. [COMM-010, ROLE-010]
 */
export function listManagedRows(orm: Orm, query: ManagedQuestionQuery, person: Person, page: Page) {
  const isWaitingList = query['filter[status]'] !== 'published'
  const isPublished = eq(questions.status, 'published')
  const where = and(
    managedCommunityRows(questions.communityId)(person),
    isWaitingList
      ? or(eq(questions.status, 'pending'), and(isPublished, isUnanswered))
      : and(isPublished, not(isUnanswered)),
    filterCondition(query, columns),
    textCondition(query.q, [questions.text]),
  )
  return listRows(orm, where, order(query, isWaitingList ? 'createdAt' : '-createdAt'), page)
}

const order = (query: ManagedQuestionQuery, sort: string) => listOrder(query, columns, { sort, unique: questions.id })

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  rowOrder: SQL[],
  { size, offset }: Page,
): Promise<{ items: QuestionDetails[]; total: number }> {
  const [found] = await orm.select({ total: count() }).from(questions).where(where)
  const items = await orm
    .select(detailColumns)
    .from(questions)
    .innerJoin(communities, eq(communities.id, questions.communityId))
    .where(where)
    .orderBy(...rowOrder)
    .limit(size)
    .offset(offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns the question that matches a condition, with its community. */
export async function findQuestion(orm: Orm, where: SQL | undefined): Promise<QuestionDetails | undefined> {
  const { items } = await listRows(orm, where, order({}, 'createdAt'), { size: 1, offset: 0 })
  return items[0]
}

/** Returns the name of a community that families see. */
export async function findPublicCommunityName(orm: Orm, id: string): Promise<string | undefined> {
  const [community] = await orm
    .select({ name: communities.name })
    .from(communities)
    .where(and(eq(communities.id, id), isPublic))
  return community?.name
}

/** Inserts a question. */
export async function insertQuestion(tx: Orm, question: typeof questions.$inferInsert): Promise<void> {
  await tx.insert(questions).values(question)
}

/** Locks a question until the transaction ends, and returns it with its community. */
export async function lockQuestion(tx: Orm, id: string): Promise<QuestionDetails | undefined> {
  const [details] = await tx
    .select(detailColumns)
    .from(questions)
    .innerJoin(communities, eq(communities.id, questions.communityId))
    .where(eq(questions.id, id))
    .for('update', { of: questions })
  return details
}

/** Saves the status of a question, and why it isn't shown. */
export async function updateQuestion(
  tx: Orm,
  id: string,
  changes: Pick<QuestionRow, 'status' | 'reason'>,
): Promise<void> {
  await tx.update(questions).set(changes).where(eq(questions.id, id))
}

/** Returns the published answers to questions, oldest first. */
export async function listAnswers(orm: Orm, questionIds: string[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return []
  return orm
    .select()
    .from(answers)
    .where(and(inArray(answers.questionId, questionIds), eq(answers.status, 'published')))
    .orderBy(answers.createdAt, answers.id)
}

/** Saves an answer. It replaces the one that the same side gave. The question must be locked. */
export async function saveAnswer(
  tx: Orm,
  answer: Pick<AnswerRow, 'questionId' | 'userId' | 'author' | 'text' | 'answeredBy'>,
): Promise<AnswerRow | undefined> {
  const sameSide = and(
    eq(answers.questionId, answer.questionId),
    eq(answers.answeredBy, answer.answeredBy),
    eq(answers.status, 'published'),
  )
  const [replaced] = await tx
    .update(answers)
    .set({ ...answer, createdAt: now() })
    .where(sameSide)
    .returning()
  if (replaced) return replaced
  const [added] = await tx.insert(answers).values(answer).returning()
  return added
}
