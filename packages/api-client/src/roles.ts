/** Admins. */
export const admins = ['admin'] as const

/** Advisors, for their own families, and admins. */
export const advisors = ['agent', 'admin'] as const

/** Advisors, real estate agents, and admins. */
export const advisorsAndAgents = ['agent', 'real-estate-agent', 'admin'] as const

/** Providers, for their own communities, and admins. */
export const editors = ['provider', 'admin'] as const

/** Everyone who works with the address book. */
export const addressBookStaff = ['agent', 'provider', 'admin'] as const

/** Everyone who arranges tours: advisors for their families, providers for their communities, and admins. */
export const tourStaff = ['agent', 'provider', 'admin'] as const

/** Everyone who works on the dashboard. */
export const staff = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Everyone with an account. */
export const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const
