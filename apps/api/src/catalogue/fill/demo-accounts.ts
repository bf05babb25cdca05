import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { users } from '../../database/schema/tables'
import { endSessions } from '../../accounts/sessions'
import { isPassword } from '../../users/passwords'

/** The password of every account of the demo. It stands in the README, for everybody to read. */
export const demoPassword = 'a light is on tonight'

/** The accounts that a visitor of the demo signs in with. */
export const demoEmails = {
  admin: 'admin@hearthway.example',
  advisor: 'advisor@hearthway.example',
  family: 'family@hearthway.example',
  provider: 'provider@hearthway.example',
} as const

/** Disables accounts of the demo that still have its password: on a site open to the net they would let anybody in. (ASVS 6.3.2) */
export async function closeDemoAccounts(orm: Orm): Promise<void> {
  const found = await orm
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, Object.values(demoEmails)))
  for (const { id, passwordHash } of found) {
    if (!(await isPassword(passwordHash, demoPassword))) continue
    await orm.update(users).set({ status: 'disabled' }).where(eq(users.id, id))
    await endSessions(orm, id)
  }
}
