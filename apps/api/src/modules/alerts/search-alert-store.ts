import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { searchAlerts, users } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { personRows } from '../access'

/** A row of a search alert. */
export type SearchAlertRow = typeof searchAlerts.$inferSelect

/** A search alert with the address that it goes to: its own, or the verified one of the account. */
export interface AddressedAlert {
  alert: SearchAlertRow
  /** Null for an account without a verified email address. */
  recipient: string | null
}

const isOwn = personRows(searchAlerts)

const recipient = sql<string | null>`coalesce(${searchAlerts.email},
  case when ${users.emailVerifiedAt} is not null then ${users.email} end)`

const selectAlerts = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ alert: searchAlerts, recipient })
    .from(searchAlerts)
    .leftJoin(users, eq(users.id, searchAlerts.userId))
    .where(where)
    .orderBy(desc(searchAlerts.createdAt), searchAlerts.id)

/** Returns a person's search alerts, newest first. */
export const listOwnAlerts = (orm: Orm, person: Person): Promise<AddressedAlert[]> => selectAlerts(orm, isOwn(person))

/** Returns how many search alerts a person has. */
export async function countAlerts(orm: Orm, person: Person): Promise<number> {
  const [found] = await orm.select({ count: count() }).from(searchAlerts).where(isOwn(person))
  return found?.count ?? 0
}

/** Returns one of a person's search alerts. @throws {HttpError} 404 for any other id */
export async function findOwnAlert(orm: Orm, id: string, person: Person): Promise<AddressedAlert> {
  const [found] = isUuid(id) ? await selectAlerts(orm, and(eq(searchAlerts.id, id), isOwn(person))) : []
  if (!found) throw notFound('search alert', id)
  return found
}

/** Returns a search alert. */
export async function findAlert(orm: Orm, id: string): Promise<AddressedAlert | undefined> {
  const [found] = await selectAlerts(orm, eq(searchAlerts.id, id))
  return found
}

/** Returns the search alert whose link has a hash, if the link hasn't expired. */
export async function findAlertByHash(orm: Orm, tokenHash: string, moment: Date): Promise<AddressedAlert | undefined> {
  const [found] = await selectAlerts(
    orm,
    and(
      eq(searchAlerts.tokenHash, tokenHash),
      sql`${searchAlerts.tokenExpiresAt} > ${moment.toISOString()}::timestamptz`,
    ),
  )
  return found
}

/** Returns the verified email address of an account. */
export async function findVerifiedEmail(orm: Orm, userId: string): Promise<string | undefined> {
  const [user] = await orm
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  return user?.verifiedAt && user.email ? user.email : undefined
}

/** Inserts a search alert. */
export async function insertAlert(orm: Orm, alert: typeof searchAlerts.$inferInsert): Promise<SearchAlertRow> {
  const [row] = await orm.insert(searchAlerts).values(alert).returning()
  if (!row) throw new Error('The search alert was not saved')
  return row
}

/** Changes a search alert. Returns it. */
export async function updateAlert(
  orm: Orm,
  id: string,
  change: Partial<typeof searchAlerts.$inferInsert>,
): Promise<SearchAlertRow> {
  const [row] = await orm.update(searchAlerts).set(change).where(eq(searchAlerts.id, id)).returning()
  if (!row) throw notFound('search alert', id)
  return row
}

/** Deletes a person's search alert. @throws {HttpError} 404 for any other id */
export async function deleteAlert(orm: Orm, id: string, person: Person): Promise<void> {
  await findOwnAlert(orm, id, person)
  await orm.delete(searchAlerts).where(eq(searchAlerts.id, id))
}

/** Returns the search alerts of an account, of browsers, and to addresses, newest first, as they're exported. [TRUST-016] */
export async function listOwnedAlerts(
  orm: Orm,
  { userId, anonymousIds, emails }: { userId: string | null; anonymousIds: string[]; emails: string[] },
) {
  const isOwned = or(
    userId ? eq(searchAlerts.userId, userId) : undefined,
    anonymousIds.length > 0 ? inArray(searchAlerts.anonymousId, anonymousIds) : undefined,
    emails.length > 0 ? inArray(searchAlerts.email, emails) : undefined,
  )
  if (!isOwned) return []
  const found = await selectAlerts(orm, isOwned)
  return found.map(({ alert: { care, state, place, filters, confirmedAt, createdAt }, recipient: email }) => ({
    email,
    care,
    state,
    place: place?.name,
    filters,
    confirmedAt,
    createdAt,
  }))
}

/** Deletes the search alerts of browsers. Returns the addresses that they went to. [TRUST-016] */
export async function deleteAlertsOfBrowsers(tx: Orm, anonymousIds: string[]): Promise<string[]> {
  const deleted = await tx
    .delete(searchAlerts)
    .where(inArray(searchAlerts.anonymousId, anonymousIds))
    .returning({ email: searchAlerts.email })
  return deleted.flatMap(({ email }) => email ?? [])
}

/** Deletes the search alerts to email addresses. [TRUST-016] */
export async function deleteAlertsOfAddresses(tx: Orm, emails: string[]): Promise<void> {
  await tx.delete(searchAlerts).where(inArray(searchAlerts.email, emails))
}

/** Deletes a search alert that a browser without an account can no longer get. */
export async function deleteStoppedAlert(tx: Orm, id: string): Promise<void> {
  await tx.delete(searchAlerts).where(eq(searchAlerts.id, id))
}

/** Deletes the search alerts that were never turned on and whose links expired before a time. */
export async function deleteUnconfirmedAlerts(orm: Orm, time: Date): Promise<void> {
  await orm.delete(searchAlerts).where(and(isNull(searchAlerts.confirmedAt), lt(searchAlerts.tokenExpiresAt, time)))
}
