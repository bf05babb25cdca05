import type { endpoints, Notice, QueryOf } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { communities, families, notices, questions, tasks, users } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { managesCommunity, visibleFamilies } from '../access'
import { noticeText } from './texts'

type NoticeQuery = QueryOf<typeof endpoints.notices.list>

/** What notices are sorted and filtered by. */
const columns: ListColumns = {
  at: notices.at,
  kind: notices.kind,
  read: sql`(${notices.readAt} is not null)::text`,
}

/** Inserts a notice. Returns false if the person hasn't read the last one about the same yet. */
export async function insertNotice(tx: Orm, notice: typeof notices.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id })
  return inserted.length > 0
}

/** The notices of a person, without those about families and questions that they no longer see. */
export const ownNotices = (person: Person) =>
  and(
    eq(notices.ownerId, person.userId ?? noAccount),
    or(isNull(notices.familyId), and(visibleFamilies(person), isNull(families.erasedAt))),
    or(ne(notices.kind, 'question'), isVisibleQuestion(person)),
  )

/** The id of the question that a notice is about. Other notices have none. */
const questionId = sql`case when ${notices.kind} = 'question' then ${notices.recordId}::uuid end`

/** The condition that a notice's question is still there, about a community that the person manages. */
const isVisibleQuestion = (person: Person) => sql`exists (select 1 from ${questions}
  where ${questions.id} = ${questionId} and ${questions.status} <> 'removed'
    and ${managesCommunity(person, questions.communityId)})`

const noAccount = '00000000-0000-0000-0000-000000000000'

/** Returns a page of a person's notices, by default newest first, and how many they haven't read. */
export async function listNotices(
  orm: Orm,
  query: NoticeQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(ownNotices(person), filterCondition(query, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(notices)
    .leftJoin(families, eq(families.id, notices.familyId))
    .where(where)
  const rows = await noticeRows(orm)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: notices.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toNotice), total: found?.total ?? 0, unread: await countUnread(orm, person) }
}

/** Returns how many notices a person hasn't read. */
export async function countUnread(orm: Orm, person: Person): Promise<number> {
  const [found] = await orm
    .select({ total: count() })
    .from(notices)
    .leftJoin(families, eq(families.id, notices.familyId))
    .where(and(ownNotices(person), isNull(notices.readAt)))
  return found?.total ?? 0
}

/** Marks a person's notices as read: those with the ids, or all. */
export async function markNoticesRead(tx: Orm, ids: string[] | undefined, person: Person): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now() })
    .where(
      and(
        eq(notices.ownerId, person.userId ?? noAccount),
        isNull(notices.readAt),
        ids ? inArray(notices.id, ids) : undefined,
      ),
    )
}

/** Selects notices with the names that their texts have. */
export function noticeRows(orm: Orm) {
  const actors = alias(users, 'actors')
  return orm
    .select({
      notice: notices,
      familyName: families.name,
      actorName: actors.name,
      taskTitle: tasks.title,
      communityName: communities.name,
    })
    .from(notices)
    .leftJoin(families, eq(families.id, notices.familyId))
    .leftJoin(actors, eq(actors.id, notices.actorId))
    .leftJoin(tasks, sql`${notices.kind} = 'task' and ${tasks.id}::text = ${notices.recordId}`)
    .leftJoin(questions, eq(questions.id, questionId))
    .leftJoin(communities, eq(communities.id, questions.communityId))
    .$dynamic()
}

/** A notice with the names that its text has. */
export type NoticeRow = Awaited<ReturnType<typeof noticeRows>>[number]

/** Returns a notice as its person reads it. */
export function toNotice(row: NoticeRow): Notice {
  const { id, kind, at, readAt, familyId, recordId } = row.notice
  return {
    id,
    kind,
    text: noticeText(row),
    at: at.toISOString(),
    isRead: readAt !== null,
    ...(familyId ? { clientId: familyId } : {}),
    recordId,
  }
}

/** Marks the notices about a question as read for everyone, because there's nothing left to do about it. */
export async function settleQuestion(tx: Orm, id: string): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.kind, 'question'), eq(notices.recordId, id), isNull(notices.readAt)))
}
