import { now } from '@pkg/domain'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { presences, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** The time after which a person who said nothing more is gone. */
const millisecondsPresent = 60_000

const isPresent = () => gt(presences.seenAt, new Date(now().getTime() - millisecondsPresent))

/** Saves that a person looks at a family now. They look at one at a time. */
export async function savePresence(orm: Orm, familyId: string, userId: string): Promise<void> {
  await orm
    .insert(presences)
    .values({ userId, familyId })
    .onConflictDoUpdate({ target: presences.userId, set: { familyId, seenAt: now() } })
}

/** Returns the names of the others who look at a family now. */
export async function listOthers(orm: Orm, familyId: string, { userId }: Person): Promise<string[]> {
  const rows = await orm
    .select({ name: users.name })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(and(eq(presences.familyId, familyId), isPresent(), userId ? ne(users.id, userId) : undefined))
    .orderBy(asc(users.name))
  return rows.map(({ name }) => name)
}
