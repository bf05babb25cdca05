import type { CommunityRooms } from '@pkg/api-client'
import { livingRoomTypes, now, roomAvailability, type RoomStatement, todayIn } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireCommunityAccess } from '../../access'
import { findTimeZone, listRoomStatements, replaceRoomStatements } from './room-store'

/** What is said about rooms of one type. */
type NewStatement = Pick<RoomStatement, 'room' | 'status' | 'openRooms'>

/** Returns which rooms of a public community are available. @throws {HttpError} 404 [TRUST-018] */
export async function getRooms(orm: Orm, id: string): Promise<CommunityRooms> {
  const zone = await findTimeZone(orm, id, { isListed: true })
  if (!zone) throw notFound('community', id)
  return toCommunityRooms(id, await listRoomStatements(orm, id), todayIn(zone, now()))
}

/**
 * Replaces what is known about a community's rooms with what its team or an admin says today, in the community's time zone.
 * @throws {HttpError} 403, or 422 for a room type that is named twice, or a number of rooms that aren't open [TRUST-018]
 */
export async function replaceRooms(
  orm: Orm,
  id: string,
  rooms: NewStatement[],
  person: Person,
): Promise<CommunityRooms> {
  await requireCommunityAccess(orm, person, id)
  checkStatements(rooms)
  const zone = await findTimeZone(orm, id, { isListed: false })
  if (!zone) throw notFound('community', id)
  const today = todayIn(zone, now())
  const statedBy = person.role === 'admin' ? 'staff' : 'community'
  const statements = rooms.map((room) => ({ ...room, statedOn: today, statedBy }) as const)
  await orm.transaction((tx) => replaceRoomStatements(tx, id, statements))
  return toCommunityRooms(id, statements, today)
}

/** Throws 422 for a room type that is named twice, or a number of rooms that aren't open. [TRUST-018] */
export function checkStatements(rooms: readonly NewStatement[]): void {
  const errors = rooms.flatMap(({ room, status, openRooms }, index) => [
    ...(rooms.findIndex((other) => other.room === room) < index
      ? [{ detail: 'Name each room type once', source: { pointer: `/data/attributes/rooms/${index}/room` } }]
      : []),
    ...(openRooms !== undefined && status !== 'open'
      ? [{ detail: 'Only for open rooms', source: { pointer: `/data/attributes/rooms/${index}/openRooms` } }]
      : []),
  ])
  if (errors.length > 0) throw unprocessable(errors)
}

function toCommunityRooms(id: string, statements: readonly RoomStatement[], today: string): CommunityRooms {
  const ordered = livingRoomTypes.flatMap((type) => statements.filter(({ room }) => room === type))
  return { id, rooms: ordered.map((statement) => roomAvailability(statement, today)) }
}
