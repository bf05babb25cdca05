/** The operator’s colors in one theme, as `#rrggbb`. */
export interface BrandColors {
  accent: string
  accentHover: string
  /** Text on buttons in the accent color. */
  textOnAccent: string
}

/** The operator of the site and its contact info for families. Admins set it on the dashboard, and the environment says what they didn't set. [WORK-012] */
export interface Brand {
  name: string
  phone: string
  email: string
  /** The postal address in one line. */
  address?: string
  /** The path of its logo on the API, a PNG on a transparent ground. Without one, the sites show our mark with the name. */
  logo?: string
  /** The operator's own colors. Without them, the sites have ours. */
  colors?: { light: BrandColors; dark: BrandColors }
}

/** Returns the brand from `BRAND_NAME`, `BRAND_PHONE`, and `BRAND_EMAIL`, or its defaults. */
export function brandFromEnvironment(environment: Record<string, string | undefined>): Brand {
  return {
    name: environment['BRAND_NAME'] || 'Hearthway',
    phone: environment['BRAND_PHONE'] || '(800) 555-0136',
    email: environment['BRAND_EMAIL'] || 'help@hearthway.example',
  }
}

/** Returns a text with the operator in place of `{name}`, `{brand}`, `{phone}`, `{email}`, and `{address}`. [WORK-012, ROUTE-013] */
export function fillBrand(text: string, { name, phone, email, address = '' }: Brand): string {
  const values: Readonly<Record<string, string>> = { name, brand: name, phone, email, address }
  return text.replaceAll(/\{(name|brand|phone|email|address)\}/g, (unknown, key: string) => values[key] ?? unknown)
}
