import type { UuidAction } from '@pkg/api-client'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions } from '../../access'
import type { RequestedCommunity } from './complete-request'

type ActionRow = typeof uuidActions.$inferSelect

/** Inserts a user action. Returns undefined if its request already has one of its type. */
export async function insertAction(tx: Orm, values: typeof uuidActions.$inferInsert): Promise<ActionRow | undefined> {
  const [inserted] = await tx.insert(uuidActions).values(values).onConflictDoNothing().returning()
  return inserted
}

/** Locks the user action of a request and type until the transaction ends. */
export async function lockAction(
  tx: Orm,
  requestId: string,
  actionType: UuidAction['actionType'],
): Promise<ActionRow | undefined> {
  const [action] = await tx
    .select()
    .from(uuidActions)
    .where(and(eq(uuidActions.requestId, requestId), eq(uuidActions.actionType, actionType)))
    .for('update')
  return action
}

/** Replaces the values of a user action. */
export async function updateAction(tx: Orm, id: string, values: typeof uuidActions.$inferInsert): Promise<void> {
  await tx.update(uuidActions).set(values).where(eq(uuidActions.id, id))
}

/** Returns a page of the person's user actions, newest first. */
export async function listActionRows(
  orm: Orm,
  type: UuidAction['actionType'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const isOwn = ownActions(person)
  if (!isOwn) return { items: [], total: 0 }
  const where = and(isOwn, type ? eq(uuidActions.actionType, type) : undefined)
  const [found] = await orm.select({ total: count() }).from(uuidActions).where(where)
  const rows = await orm
    .select()
    .from(uuidActions)
    .where(where)
    .orderBy(desc(uuidActions.createdAt))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toUuidAction), total: found?.total ?? 0 }
}

/** Returns communities by id, public or not. */
export async function listCommunities(tx: Orm, ids: string[]): Promise<RequestedCommunity[]> {
  return ids.length > 0 ? tx.select().from(communities).where(inArray(communities.id, ids)) : []
}

/** Returns a user action as its sender sees it, without answers and contact info. */
export function toUuidAction(row: ActionRow): UuidAction {
  const { requestId, status, slug, slugs } = row.actionInfo
  return {
    id: row.id,
    actionType: row.actionType,
    actionPage: row.actionPage,
    actionInfo: { requestId, status, ...(slug ? { slug } : {}), ...(slugs ? { slugs } : {}) },
    createdAt: row.createdAt.toISOString(),
  }
}
