/** The roles that work on the dashboard. */
export const staffRoles = ['agent', 'provider', 'real-estate-agent', 'admin'] as const

/** A role that works on the dashboard. [ROLE-010, WORK-001] */
export type StaffRole = (typeof staffRoles)[number]
