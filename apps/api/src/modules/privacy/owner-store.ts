import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, users } from '../../database/schema/tables'

/** The owner of information: a family, an account, or both. */
export interface Owner {
  familyId: string | null
  userId: string | null
}

/** Contact info on record. */
export interface RecordedContact {
  name: string
  email: string | null
  phone: string | null
}

/** Returns the contact info of a family, or else of an account. Erased families have none. */
export async function findContact(orm: Orm, { familyId, userId }: Owner): Promise<RecordedContact | undefined> {
  if (familyId) {
    const [family] = await orm
      .select({ name: families.name, email: families.email, phone: families.phone })
      .from(families)
      .where(and(eq(families.id, familyId), isNull(families.erasedAt)))
    return family
  }
  if (!userId) return undefined
  const [user] = await orm
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
  return user
}

/** Locks a family until the transaction ends. Returns the values that a change of its own can touch. */
export async function lockOwnFamily(tx: Orm, familyId: string) {
  const [family] = await selectOwnFamily(tx, familyId).for('update')
  return family
}

/** Returns a family with the values that a change of its own can touch. */
export async function findOwnFamilyValues(orm: Orm, familyId: string) {
  const [family] = await selectOwnFamily(orm, familyId)
  return family
}

function selectOwnFamily(orm: Orm, familyId: string) {
  return orm
    .select({
      id: families.id,
      name: families.name,
      email: families.email,
      phone: families.phone,
      place: families.place,
      state: families.state,
      agentId: families.agentId,
      language: families.language,
      answers: families.answers,
    })
    .from(families)
    .where(and(eq(families.id, familyId), isNull(families.erasedAt)))
}

/** Returns whether another family has an email address. */
export async function isEmailOfOther(tx: Orm, email: string, familyId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.email, email), sql`${families.id} <> ${familyId}`))
  return other !== undefined
}

/** Changes a family's own values. */
export async function updateOwnFamily(
  tx: Orm,
  familyId: string,
  changes: Partial<typeof families.$inferInsert>,
): Promise<void> {
  await tx.update(families).set(changes).where(eq(families.id, familyId))
}
