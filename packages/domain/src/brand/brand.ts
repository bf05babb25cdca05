/** The operator of the site and its contact info for families. An operator sets these in the environment without changing code. */
export interface Brand {
  name: string
  phone: string
  email: string
}

/** Returns the brand from `BRAND_NAME`, `BRAND_PHONE`, and `BRAND_EMAIL`, or its defaults. */
export function brandFromEnvironment(environment: Record<string, string | undefined>): Brand {
  return {
    name: environment['BRAND_NAME'] || 'Hearthway',
    phone: environment['BRAND_PHONE'] || '(800) 555-0136',
    email: environment['BRAND_EMAIL'] || 'help@hearthway.example',
  }
}
