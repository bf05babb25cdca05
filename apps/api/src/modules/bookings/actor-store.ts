import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** Staff who book, move, or cancel a booking: an advisor under the name that families know, someone of the community's team, or an admin. */
export type StaffActor =
  | { kind: 'advisor'; name: string; agentId: string }
  | { kind: 'team'; name: string; userId: string | undefined }
  | { kind: 'admin'; name: string }

/** Who books, moves, or cancels a booking. */
export type BookingActor = { kind: 'family' } | StaffActor

/** Returns who a person is for the people who are emailed about a booking. */
export async function findActor(orm: Orm, { role, name, agentId, userId }: Person): Promise<BookingActor> {
  if (role === 'admin') return { kind: 'admin', name }
  if (role === 'provider') return { kind: 'team', name, userId }
  if (role !== 'agent' || !agentId) return { kind: 'family' }
  const [agent] = await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, agentId))
  return { kind: 'advisor', name: agent?.record.info.displayName ?? name, agentId }
}

/** Returns the actor if it's one of the staff. */
export const staffActor = (actor: BookingActor | undefined): StaffActor | undefined =>
  actor?.kind === 'family' ? undefined : actor
