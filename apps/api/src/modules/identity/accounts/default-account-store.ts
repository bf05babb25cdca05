import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { facts } from '../../../database/schema/tables'

const factName = 'default-password'

/** Returns the recorded hash of the default password, if any. */
export async function findDefaultPasswordHash(orm: Orm): Promise<string | undefined> {
  const [fact] = await orm.select({ passwordHash: facts.value }).from(facts).where(eq(facts.name, factName))
  return fact?.passwordHash
}

/** Saves the password hash that a program gave its accounts, so that a public site can disable them. (ASVS 6.3.2) */
export async function recordDefaultPassword(orm: Orm, passwordHash: string): Promise<void> {
  await orm
    .insert(facts)
    .values({ name: factName, value: passwordHash })
    .onConflictDoUpdate({ target: facts.name, set: { value: passwordHash } })
}
