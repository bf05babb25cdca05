import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { findExclusiveFamilyId, ownActions } from '../access'

/** The columns of a tour or a call that say whose it is. */
interface BookingColumns {
  actionId: PgColumn
  familyId: PgColumn
}

/** Returns the condition on tours or calls that a person booked, by account or browser. */
export function bookedBy({ actionId }: Pick<BookingColumns, 'actionId'>, person: Person): SQL {
  const own = ownActions(person)
  return own ? sql`exists (select 1 from ${uuidActions} where ${uuidActions.id} = ${actionId} and ${own})` : sql`false`
}

/**
 * Returns the condition on tours or calls that are a person's own: those that they booked, and those that staff booked for their family. Anyone can send a
 * request with the family's email address, so the latter count only if all requests of the family came from this person. [ROLE-010, WORK-020]
 */
export async function ownBookings(orm: Orm, columns: BookingColumns, person: Person): Promise<SQL> {
  const booked = bookedBy(columns, person)
  const familyId =
    person.role === 'visitor' || person.role === 'customer' ? await findExclusiveFamilyId(orm, person) : undefined
  if (familyId === undefined) return booked
  return sql`(${booked} or (${columns.actionId} is null and ${columns.familyId} = ${familyId}))`
}
