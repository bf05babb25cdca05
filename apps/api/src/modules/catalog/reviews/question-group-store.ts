import { and, count, desc, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, questions } from '../../../database/schema/tables'
import { isPublic } from '../communities/public-condition-store'
import { detailColumns, type QuestionDetails } from './question-store'

/** Who asks: an account, or someone who used a link sent to an email address. */
export type Asker = { userId: string } | { email: string }

/** The number of the advisory locks of people who ask. No other locks use it. */
const askerLock = 61

const askedBy = (asker: Asker): SQL =>
  'userId' in asker ? eq(questions.userId, asker.userId) : eq(questions.email, asker.email)

/** Returns the condition on the questions to several communities that an account asked. */
export const groupsOfUser = (userId: string): SQL => sql`${isNotNull(questions.groupId)} and ${askedBy({ userId })}`

/** Returns the condition on the questions of one group. */
export const groupById = (groupId: string): SQL => eq(questions.groupId, groupId)

/** Locks what a person asks until the transaction ends, so of two equal questions in parallel, one is sent. */
export async function lockAsker(tx: Orm, asker: Asker): Promise<void> {
  const key = 'userId' in asker ? asker.userId : asker.email
  await tx.execute(sql`select pg_advisory_xact_lock(${askerLock}::int, hashtext(${key}))`)
}

/** Returns those of the communities that already got the same question from a person. */
export async function listAskedCommunities(
  orm: Orm,
  asker: Asker,
  { text, communityIds }: { text: string; communityIds: readonly string[] },
): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ id: questions.communityId })
    .from(questions)
    .where(
      and(
        askedBy(asker),
        inArray(questions.communityId, [...communityIds]),
        sql`lower(${questions.text}) = lower(${text})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Returns the names of those of the communities that families see. */
export async function findPublicNames(orm: Orm, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({ id: communities.id, name: communities.name })
    .from(communities)
    .where(and(inArray(communities.id, [...ids]), isPublic))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Inserts questions. Returns their ids and those of their communities. */
export const insertQuestions = (tx: Orm, rows: (typeof questions.$inferInsert)[]) =>
  tx.insert(questions).values(rows).returning({ id: questions.id, communityId: questions.communityId })

/** Returns the ids of a page of groups that match a condition, newest first. */
export async function listGroupIds(
  orm: Orm,
  where: SQL,
  { size, offset }: { size: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const [found] = await orm
    .select({ total: sql<number>`${count(sql`distinct ${questions.groupId}`)}`.mapWith(Number) })
    .from(questions)
    .where(where)
  const rows = await orm
    .select({ id: questions.groupId })
    .from(questions)
    .where(where)
    .groupBy(questions.groupId)
    .orderBy(desc(max(questions.createdAt)), questions.groupId)
    .limit(size)
    .offset(offset)
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), total: found?.total ?? 0 }
}

/** Returns the questions of groups with their communities, by the names of the communities. */
export async function listGroupQuestions(orm: Orm, groupIds: readonly string[]): Promise<QuestionDetails[]> {
  if (groupIds.length === 0) return []
  return orm
    .select(detailColumns)
    .from(questions)
    .innerJoin(communities, eq(communities.id, questions.communityId))
    .where(inArray(questions.groupId, [...groupIds]))
    .orderBy(communities.name, questions.id)
}
