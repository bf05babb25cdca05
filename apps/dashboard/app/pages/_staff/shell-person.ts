import type { StaffRole } from '~/site/staff/staff-roles'

/** The person whose dashboard it is. */
export interface ShellPerson {
  name: string
  /** The role that the person works in, and all of them. */
  role: StaffRole
  roles: readonly StaffRole[]
  /** Whether an admin views the dashboard as this person. */
  isViewed: boolean
  /** Whether new families are offered to the person. Missing for roles that get none. */
  isAccepting?: boolean | undefined
}
