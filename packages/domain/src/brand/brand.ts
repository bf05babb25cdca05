/** Who runs the site, and whom families reach there. Another operator sets these in the environment and touches no code. */
export interface Brand {
  name: string
  phone: string
  email: string
}

/** The brand, from `BRAND_NAME`, `BRAND_PHONE` and `BRAND_EMAIL`. */
export function brandFromEnvironment(environment: Record<string, string | undefined>): Brand {
  return {
    name: environment['BRAND_NAME'] || 'Hearthway',
    phone: environment['BRAND_PHONE'] || '(800) 555-0136',
    email: environment['BRAND_EMAIL'] || 'help@hearthway.example',
  }
}
