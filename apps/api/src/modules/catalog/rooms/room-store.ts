import { defaultTimeZone, type RoomStatement } from '@pkg/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, communityRooms } from '../../../database/schema/tables'
import { isPublic } from '../communities/public-condition-store'

/** Returns the time zone of a community, of any status unless `isListed`. */
export async function findTimeZone(
  orm: Orm,
  id: string,
  { isListed }: { isListed: boolean },
): Promise<string | undefined> {
  const [row] = await orm
    .select({ zone: sql<string>`coalesce(nullif(${communities.record}->>'timeZone', ''), ${defaultTimeZone})` })
    .from(communities)
    .where(and(eq(communities.id, id), isListed ? isPublic : undefined))
  return row?.zone
}

/** Returns what was last said about a community's rooms. */
export async function listRoomStatements(orm: Orm, id: string): Promise<RoomStatement[]> {
  const rows = await orm.select().from(communityRooms).where(eq(communityRooms.communityId, id))
  return rows.map(({ communityId: _id, openRooms, ...row }) => ({
    ...row,
    ...(openRooms === null ? {} : { openRooms }),
  }))
}

/** Replaces what was said about a community's rooms, one statement after the other. */
export async function replaceRoomStatements(tx: Orm, communityId: string, rooms: RoomStatement[]): Promise<void> {
  await tx.select({ id: communities.id }).from(communities).where(eq(communities.id, communityId)).for('update')
  await tx.delete(communityRooms).where(eq(communityRooms.communityId, communityId))
  if (rooms.length === 0) return
  await tx.insert(communityRooms).values(rooms.map((room) => ({ communityId, ...room })))
}
