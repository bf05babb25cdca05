import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { metadata } from '../../../database/schema/tables'

const metadataName = 'default-password'

/** Returns the recorded hash of the default password, if any. */
export async function findDefaultPasswordHash(orm: Orm): Promise<string | undefined> {
  const [row] = await orm.select({ passwordHash: metadata.value }).from(metadata).where(eq(metadata.name, metadataName))
  return row?.passwordHash
}

/** Saves the password hash that a program gave its accounts, so a public site can disable them. (ASVS 6.3.2) */
export async function recordDefaultPassword(orm: Orm, passwordHash: string): Promise<void> {
  await orm
    .insert(metadata)
    .values({ name: metadataName, value: passwordHash })
    .onConflictDoUpdate({ target: metadata.name, set: { value: passwordHash } })
}
