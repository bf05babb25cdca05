import { and, eq } from 'drizzle-orm'
import type { NamedWording } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { consentWordings } from '../../database/schema/tables'

/** A stored wording. */
export type WordingRow = typeof consentWordings.$inferSelect

/** Inserts a wording unless its version is already stored. */
export async function insertWording(orm: Orm, wording: typeof consentWordings.$inferInsert): Promise<void> {
  await orm.insert(consentWordings).values(wording).onConflictDoNothing()
}

/** Returns a stored version of a wording. */
export async function findWording(orm: Orm, { id, language, version }: NamedWording): Promise<WordingRow | undefined> {
  const [wording] = await orm
    .select()
    .from(consentWordings)
    .where(
      and(eq(consentWordings.id, id), eq(consentWordings.language, language), eq(consentWordings.version, version)),
    )
  return wording
}
