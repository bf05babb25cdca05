import type { Brand } from '@pkg/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Orm } from '../../database/database'
import { brandColors } from './brand-colors'
import { type BrandRow, findBrand } from './brand-store'
import { logoPath } from './logo-path'

const channel = 'brand'

/** Returns the brand with what admins set in place of what the environment says. [WORK-012] */
function overlaidBrand(base: Brand, { name, phone, email, address, accent, accentDark, logo }: BrandRow): Brand {
  return {
    ...base,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(logo && { logo: logoPath(logo) }),
    ...(accent && { colors: brandColors(accent, accentDark) }),
  }
}

/** Loads the brand. */
export const loadBrand = async (orm: Orm, base: Brand): Promise<Brand> => overlaidBrand(base, await findBrand(orm))

/**
 * Returns the brand as one object whose values change when an admin changes the brand, in whichever process. So a module that was given the brand at
 * startup reads the present one. [WORK-012]
 */
export async function followBrand(
  database: Database,
  base: Brand,
  log: FastifyBaseLogger,
): Promise<{ brand: Brand; stop: () => Promise<void> }> {
  const brand = await loadBrand(database.orm, base)
  const refresh = () => {
    loadBrand(database.orm, base).then(
      (present) => replaceBrand(brand, present),
      (error: unknown) => log.error({ err: error }, 'Reading the brand failed. The earlier one stays'),
    )
  }
  return { brand, stop: await database.listen(channel, refresh, refresh) }
}

/** Gives the present brand its new values. */
export function replaceBrand(brand: Brand, present: Brand): void {
  delete brand.address
  delete brand.colors
  delete brand.logo
  Object.assign(brand, present)
}
