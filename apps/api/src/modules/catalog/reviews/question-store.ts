import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { answers, communities, questions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { allRows, managedCommunityRows } from '../../access'

/** A row of the questions table. */
export type QuestionRow = typeof questions.$inferSelect

/** A row of the answers table. */
export type AnswerRow = typeof answers.$inferSelect

/** A question with its community. */
export interface QuestionDetails {
  question: QuestionRow
  community: { name: string; url: string }
}

const detailColumns = {
  question: questions,
  community: { name: communities.name, url: sql<string>`${communities.record}->>'url'` },
}

/** Returns the condition on published rows and the person's own. Admins see everything. */
export function publishedOrOwn({
  status,
  userId,
}: Pick<typeof questions, 'status' | 'userId'> | Pick<typeof answers, 'status' | 'userId'>) {
  return (person: Person): SQL | undefined => {
    if (person.role === 'admin') return allRows()
    return or(eq(status, 'published'), person.userId ? eq(userId, person.userId) : undefined)
  }
}

/** Returns the condition on the published questions about a community that have a published answer. */
export const answeredQuestions = (communityId: string): SQL | undefined =>
  and(
    eq(questions.communityId, communityId),
    eq(questions.status, 'published'),
    sql`exists (select 1 from ${answers} where ${answers.questionId} = ${questions.id} and ${answers.status} = 'published')`,
  )

/** Returns the condition on the questions with a status about communities that a person manages. Admins match those about any. [ROLE-010] */
export const managedQuestions = (person: Person, status: QuestionRow['status']): SQL | undefined =>
  and(eq(questions.status, status), managedCommunityRows(questions.communityId)(person))

/** Returns the condition on one question of a person. */
export const ownQuestion = ({ userId }: Person, id: string): SQL | undefined =>
  userId ? and(eq(questions.id, id), eq(questions.userId, userId)) : sql`false`

/** Returns a page of the questions that match a condition, with their communities. */
export async function listQuestionRows(
  orm: Orm,
  where: SQL | undefined,
  { size, offset, isOldestFirst }: { size: number; offset: number; isOldestFirst: boolean },
): Promise<{ items: QuestionDetails[]; total: number }> {
  const [found] = await orm.select({ total: count() }).from(questions).where(where)
  const items = await orm
    .select(detailColumns)
    .from(questions)
    .innerJoin(communities, eq(communities.id, questions.communityId))
    .where(where)
    .orderBy(isOldestFirst ? asc(questions.createdAt) : desc(questions.createdAt), asc(questions.id))
    .limit(size)
    .offset(offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns the question that matches a condition, with its community. */
export async function findQuestion(orm: Orm, where: SQL | undefined): Promise<QuestionDetails | undefined> {
  const { items } = await listQuestionRows(orm, where, { size: 1, offset: 0, isOldestFirst: true })
  return items[0]
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
    .set({ ...answer, createdAt: new Date() })
    .where(sameSide)
    .returning()
  if (replaced) return replaced
  const [added] = await tx.insert(answers).values(answer).returning()
  return added
}
