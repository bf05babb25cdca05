import { eq, or, type SQL, sql } from 'drizzle-orm'
import { type StaffRole, users } from '../../database/schema/tables'

/** Returns the condition that an account has a role, as its first or another one. [WORK-001] */
export const hasRole = (role: StaffRole): SQL | undefined =>
  or(eq(users.role, role), sql`${role} = any(${users.otherRoles})`)
