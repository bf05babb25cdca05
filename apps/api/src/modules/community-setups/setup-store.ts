import type { endpoints, QueryOf } from '@pkg/api-client'
import type { SetupDraft, SetupStep } from '@pkg/domain'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, communitySetups, suggestedEdits, users } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'

/** A set-up that was begun, with the name of who changed it last. */
export type SetupRow = typeof communitySetups.$inferSelect & { changer: string | null }

/** Returns the set-up of a community, if one was begun. */
export async function findSetup(orm: Orm, id: string): Promise<SetupRow | undefined> {
  const [row] = await selectSetups(orm, eq(communitySetups.id, id))
  return row && { ...row.setup, changer: row.changer }
}

/** Locks the set-up of a community until the transaction ends, and returns it. */
export async function lockSetup(tx: Orm, id: string): Promise<typeof communitySetups.$inferSelect | undefined> {
  const [row] = await tx.select().from(communitySetups).where(eq(communitySetups.id, id)).for('update')
  return row
}

type SetupQuery = QueryOf<typeof endpoints.communitySetups.list>

/** What set-ups are sorted and filtered by. */
const columns: ListColumns = {
  changedAt: communitySetups.changedAt,
  communityName: sql`lower(${communities.name})`,
}

/** Returns a page of the set-ups of communities that a person manages with their records, by default the one that changed last first. */
export async function listSetups(orm: Orm, query: SetupQuery, person: Person, page: { size: number; offset: number }) {
  const isManaged = person.role === 'admin' ? undefined : managesCommunity(person, communities.id)
  const where = and(isManaged, filterCondition(query, columns))
  const [found] = await orm
    .select({ total: count() })
    .from(communitySetups)
    .innerJoin(communities, eq(communities.id, communitySetups.id))
    .where(where)
  const rows = await selectSetups(orm, where)
    .orderBy(...listOrder(query, columns, { sort: '-changedAt', unique: communitySetups.id }))
    .limit(page.size)
    .offset(page.offset)
  const items = rows.map(({ setup, changer, record }) => ({ row: { ...setup, changer }, record }))
  return { items, total: found?.total ?? 0 }
}

const selectSetups = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ setup: communitySetups, changer: users.name, record: communities.record })
    .from(communitySetups)
    .innerJoin(communities, eq(communities.id, communitySetups.id))
    .leftJoin(users, eq(users.id, communitySetups.changedBy))
    .where(where)
    .$dynamic()

/** What a saved step leaves of a set-up. */
interface SavedSetup {
  id: string
  stepsDone: SetupStep[]
  draft: SetupDraft
  changedBy: string | null
  changedAt: Date
}

/** Saves a set-up that isn't sent yet. */
export async function saveSetup(tx: Orm, setup: SavedSetup): Promise<void> {
  const values = { ...setup, sentAt: null, bundleId: null }
  await tx.insert(communitySetups).values(values).onConflictDoUpdate({ target: communitySetups.id, set: values })
}

/** Marks a set-up as sent. */
export async function markSent(tx: Orm, id: string, sentAt: Date, bundleId: string | null): Promise<void> {
  await tx.update(communitySetups).set({ sentAt, bundleId }).where(eq(communitySetups.id, id))
}

/** Returns whether an edit that publishes a community waits. */
export async function waitsForPublishing(tx: Orm, communityId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: suggestedEdits.id })
    .from(suggestedEdits)
    .where(
      sql`${suggestedEdits.communityId} = ${communityId} and ${suggestedEdits.status} = 'pending'
        and ${suggestedEdits.changes} ->> 'status' = '1'`,
    )
    .limit(1)
  return row !== undefined
}
