import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { facts, users } from '../../../database/schema/tables'
import { endSessions } from './sessions'

/** The row of `facts` that holds the password hash of accounts that a program created. */
const factName = 'default-password'

/** Records the password hash that a program gave its accounts, so that a public site can disable them. (ASVS 6.3.2) */
export async function recordDefaultPassword(orm: Orm, passwordHash: string): Promise<void> {
  await orm
    .insert(facts)
    .values({ name: factName, value: passwordHash })
    .onConflictDoUpdate({ target: facts.name, set: { value: passwordHash } })
}

/** Disables accounts that still have a recorded default password, and ends their sessions. (ASVS 6.3.2) */
export async function disableDefaultAccounts(orm: Orm): Promise<void> {
  const [recorded] = await orm.select({ passwordHash: facts.value }).from(facts).where(eq(facts.name, factName))
  if (!recorded) return
  const disabled = await orm
    .update(users)
    .set({ status: 'disabled' })
    .where(eq(users.passwordHash, recorded.passwordHash))
    .returning({ id: users.id })
  for (const { id } of disabled) await endSessions(orm, id)
}
