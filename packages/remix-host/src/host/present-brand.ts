import type { Brand } from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Colors that were set some time ago can have uppercase letters. */
const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
const colors = Type.Object({ accent: color, accentHover: color, textOnAccent: color })

/** The brand as the API returns it. Colors go into a style sheet, so nothing else may pass. */
export const brandSchema = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  address: Type.Optional(Type.String()),
  logo: Type.Optional(Type.String({ pattern: '^/brand-logos/[0-9a-f]+$' })),
  colors: Type.Optional(Type.Object({ light: colors, dark: colors })),
})

const BrandDocument = Type.Object({ data: Type.Object({ attributes: brandSchema }) })

/** How long a page without a stored version may show an earlier brand, in milliseconds. */
const lifetime = 2000
/** How long a page waits for the brand, in milliseconds. */
const timeout = 1000

/** The brand that pages show: what admins set, as the API returns it, and that of the environment until the API has answered once. [WORK-012] */
export class PresentBrand {
  #brand: Brand
  #readAt = -Infinity
  /** Resolves to whether the API answered with a brand, for all who wait for it. */
  #reading: Promise<boolean> | undefined

  constructor(
    private readonly apiUrl: string,
    environment: Brand,
    private readonly readTime: () => number,
  ) {
    this.#brand = environment
  }

  /** Returns the brand, at most two seconds old. A failure keeps the earlier one. */
  async recent(): Promise<Brand> {
    if (this.readTime() - this.#readAt >= lifetime) await this.#refresh()
    return this.#brand
  }

  /**
   * Reads the brand again, for a page that is stored until the data changes. A failure keeps the earlier brand and is reported, so the page isn’t stored.
   * The API limits the requests of the page’s visitor.
   */
  async fresh(clientAddress?: string, onFailure?: (reason: string) => void): Promise<Brand> {
    // One that another page already waits for may be older than this page.
    await this.#reading
    const isLoaded = await this.#refresh(clientAddress)
    if (!isLoaded) onFailure?.('no brand')
    return this.#brand
  }

  #refresh(clientAddress?: string): Promise<boolean> {
    this.#reading ??= this.#read(clientAddress).finally(() => {
      this.#readAt = this.readTime()
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(clientAddress?: string): Promise<boolean> {
    const found = await readBrand(this.apiUrl, clientAddress).catch(() => undefined)
    if (found) this.#brand = found
    return found !== undefined
  }
}

async function readBrand(apiUrl: string, clientAddress?: string): Promise<Brand | undefined> {
  const response = await fetch(`${apiUrl}/platform/brand`, {
    signal: AbortSignal.timeout(timeout),
    ...(clientAddress && { headers: { 'x-forwarded-for': clientAddress } }),
  })
  const document: unknown = response.ok ? await response.json() : undefined
  if (!Value.Check(BrandDocument, document)) return undefined
  const { name, phone, email, address, logo, colors: own } = document.data.attributes
  return { name, phone, email, ...(address && { address }), ...(logo && { logo }), ...(own && { colors: own }) }
}
