import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families } from '../../../database/schema/tables'

/** Returns where a family can be written to, and whether it agreed to texts. */
export async function findRecipient(orm: Orm, familyId: string) {
  const [family] = await orm
    .select({ id: families.id, email: families.email, phone: families.phone, consent: families.consent })
    .from(families)
    .where(eq(families.id, familyId))
  return family
}
