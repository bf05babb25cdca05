/** The password of every demo account. The README publishes it. */
export const demoPassword = 'a light is on tonight'

/** The email addresses of the demo accounts. */
export const demoEmails = {
  admin: 'admin@hearthway.example',
  advisor: 'advisor@hearthway.example',
  family: 'family@hearthway.example',
  provider: 'provider@hearthway.example',
  realEstateAgent: 'realtor@hearthway.example',
} as const

/** The name of the demo account of a family. */
export const demoFamilyName = { firstName: 'Dana', lastName: 'Whitfield' } as const
