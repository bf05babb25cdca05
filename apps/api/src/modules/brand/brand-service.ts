import type { BrandChange, BrandSettings } from '@pkg/api-client'
import { createHash } from 'node:crypto'
import { type Brand, formatPhone, isEmail, isPhone } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { brands } from '../../database/schema/tables'
import { unprocessable } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { accentContrast, brandColors, isReadable, nearestReadable, type Theme } from './brand-colors'
import { brandId, type BrandRow, findBrand, insertLogo, updateBrand } from './brand-store'
import { logoPath } from './logo-path'
import { logoPicture } from './logo-picture'

/** Returns what admins set, and what applies without it. `base` is the brand of the environment. [WORK-012] */
export async function getSettings(orm: Orm, base: Brand): Promise<BrandSettings> {
  const { id, version, logo, ...values } = await findBrand(orm)
  const { accent, accentDark } = values
  return {
    id,
    version,
    ...withoutNull(values),
    defaults: { name: base.name, phone: base.phone, email: base.email },
    ...(logo && { logo: logoPath(logo) }),
    ...(accent && { colors: brandColors(accent, accentDark) }),
  }
}

/** Changes the brand. @throws {HttpError} 412 if someone else changed it meanwhile, or 422 that names the field and its fix [WORK-012, WORK-005] */
export async function changeBrand(orm: Orm, change: BrandChange, base: number | undefined): Promise<void> {
  await orm.transaction(async (tx) => {
    await requireVersion(tx, brands, brandId, base)
    const { id: _id, version: _version, logo: _logo, ...present } = await findBrand(tx)
    const values = normalized(change)
    const faults = faultsOf({ ...present, ...values })
    if (faults.length > 0) {
      throw unprocessable(
        faults.map(({ field, detail }) => ({ detail, source: { pointer: `/data/attributes/${field}` } })),
      )
    }
    await updateBrand(tx, values)
  })
}

/** Sets the logo. @throws {HttpError} 412, or 422 for a file that is no logo [WORK-012] */
export async function setLogo(orm: Orm, image: string, base: number | undefined): Promise<void> {
  const content = await logoPicture(Buffer.from(image, 'base64'))
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  await orm.transaction(async (tx) => {
    await requireVersion(tx, brands, brandId, base)
    await insertLogo(tx, { id, content })
    await updateBrand(tx, { logo: id })
  })
}

/** Removes the logo. @throws {HttpError} 412 [WORK-012] */
export async function removeLogo(orm: Orm, base: number | undefined): Promise<void> {
  await orm.transaction(async (tx) => {
    await requireVersion(tx, brands, brandId, base)
    await updateBrand(tx, { logo: null })
  })
}

/** Returns a change with a phone number and colors as they're stored: colors in lowercase. */
function normalized({ phone, accent, accentDark, ...others }: BrandChange): BrandChange {
  return {
    ...others,
    ...(phone !== undefined && { phone: phone !== null && isPhone(phone) ? formatPhone(phone) : phone }),
    ...(accent !== undefined && { accent: accent?.toLowerCase() ?? null }),
    ...(accentDark !== undefined && { accentDark: accentDark?.toLowerCase() ?? null }),
  }
}

type BrandValues = Omit<BrandRow, 'id' | 'version' | 'logo'>

function faultsOf({ phone, email, accent, accentDark }: BrandValues): { field: keyof BrandValues; detail: string }[] {
  return [
    ...(phone && !isPhone(phone)
      ? [{ field: 'phone' as const, detail: 'Enter a US phone number with its area code, such as (303) 555-0142.' }]
      : []),
    ...(email && !isEmail(email)
      ? [{ field: 'email' as const, detail: 'Enter an email address, such as help@example.com.' }]
      : []),
    ...colorFaults('accent', accent, 'light'),
    ...colorFaults('accentDark', accentDark, 'dark'),
    ...(accentDark && !accent
      ? [{ field: 'accent' as const, detail: 'Enter the color of the light theme, too, or leave both empty.' }]
      : []),
  ]
}

function colorFaults<Field extends 'accent' | 'accentDark'>(field: Field, color: string | null, theme: Theme) {
  if (!color || isReadable(color, theme)) return []
  // Rounded down, so the number is never that of a color that's accepted.
  const contrast = (Math.floor(accentContrast(color, theme) * 10) / 10).toFixed(1)
  const detail = `The contrast in the ${theme} theme is ${contrast}:1 and must be 4.5:1. The nearest color is ${nearestReadable(color, theme)}.`
  return [{ field, detail }]
}

/** Returns the values that are set. */
function withoutNull({ name, phone, email, address, accent, accentDark }: BrandValues) {
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(accent && { accent }),
    ...(accentDark && { accentDark }),
  }
}
