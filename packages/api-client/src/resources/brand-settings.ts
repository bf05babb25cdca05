import type { BrandColors } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { admins } from '../roles'
import { type ChangeOf, changesOf } from '../collection'
import { strictObject } from '../schemas/record'
import { email, formMark, line, name, phone } from '../schemas/text'

/** A color as six hexadecimal digits. */
const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', [formMark]: 'a color, such as #0b5a63' })

/** What admins set about the operator of the site. The environment says what is missing, and our own colors apply without an accent. [WORK-012] */
const BrandValues = strictObject({
  name: Type.Optional(name(60)),
  phone: Type.Optional(phone),
  email: Type.Optional(email),
  address: Type.Optional(line(200)),
  /** The color of buttons and links in the light theme. */
  accent: Type.Optional(color),
  /** The same in the dark theme. Without it, a shade of `accent` that can be read there. */
  accentDark: Type.Optional(color),
})
type BrandValues = Static<typeof BrandValues>

/** A change of the brand. Null returns a value to that of the environment. */
export const BrandChange = changesOf(BrandValues)
export type BrandChange = ChangeOf<BrandValues>

/** The most characters of a logo in Base64, for a file of up to 500 KB. */
const logoLength = 700_000

/** A logo to set: an SVG or PNG in Base64. */
export const NewLogo = strictObject({
  image: Type.String({ minLength: 4, maxLength: logoLength, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
})
export type NewLogo = Static<typeof NewLogo>

/** What admins set, and what applies without it. */
export interface BrandSettings extends BrandValues {
  id: string
  version: number
  /** What the environment says. */
  defaults: { name: string; phone: string; email: string }
  /** The path of the logo on the API. Missing without one. */
  logo?: string
  /** The colors that follow from the accent colors. Missing without them. */
  colors?: { light: BrandColors; dark: BrandColors }
}

/** The brand as admins set it. It's live on both sites and in emails within seconds. [WORK-012] */
export const brandSettings = {
  get: {
    method: 'GET',
    path: '/admin/brand',
    status: 200,
    access: admins,
    summary: 'Returns what admins set about the brand, and what the environment says',
    resource: 'brand-settings',
    response: of<BrandSettings>(),
  },
  update: {
    method: 'PATCH',
    path: '/admin/brand',
    status: 200,
    access: admins,
    summary: 'Changes the brand on both sites, in emails, and for partners, within seconds',
    isVersioned: true,
    resource: 'brand-settings',
    body: BrandChange,
    response: of<BrandSettings>(),
  },
  setLogo: {
    method: 'PUT',
    path: '/admin/brand/logo',
    status: 200,
    access: admins,
    summary:
      'Sets the logo, an SVG of up to 100 KB or a PNG of up to 500 KB, which is stored as a picture without scripts',
    isVersioned: true,
    bodyLimit: logoLength + 64 * 1024,
    rateLimit: { requests: 20, seconds: 60 },
    resource: 'brand-settings',
    body: NewLogo,
    response: of<BrandSettings>(),
  },
  removeLogo: {
    method: 'DELETE',
    path: '/admin/brand/logo',
    status: 204,
    access: admins,
    summary: 'Removes the logo, so the sites show the name',
    isVersioned: true,
  },
} as const satisfies Endpoints
