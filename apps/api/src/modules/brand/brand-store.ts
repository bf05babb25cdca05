import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { brandLogos, brands } from '../../database/schema/tables'

/** What admins set. */
export type BrandRow = typeof brands.$inferSelect

/** The id of the one row. */
export const brandId = 'brand'

/** Returns what admins set. */
export async function findBrand(orm: Orm): Promise<BrandRow> {
  const [row] = await orm.select().from(brands).where(eq(brands.id, brandId))
  if (!row) throw new Error('The table of the brand has no row')
  return row
}

/** Changes what admins set. */
export async function updateBrand(tx: Orm, change: Partial<Omit<BrandRow, 'id' | 'version'>>): Promise<void> {
  await tx.update(brands).set(change).where(eq(brands.id, brandId))
}

/** Stores a logo. One that was stored before stays. */
export async function insertLogo(tx: Orm, logo: typeof brandLogos.$inferInsert): Promise<void> {
  await tx.insert(brandLogos).values(logo).onConflictDoNothing()
}

/** Returns the PNG of a logo. */
export async function findLogo(orm: Orm, id: string): Promise<Uint8Array | undefined> {
  const [row] = await orm.select({ content: brandLogos.content }).from(brandLogos).where(eq(brandLogos.id, id))
  return row?.content
}
