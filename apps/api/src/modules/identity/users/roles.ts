import type { StaffRole } from '../../../database/schema/tables'
import type { UserRow } from './user-store'

type Roles = Pick<UserRow, 'role' | 'otherRoles'>

/** Returns all roles of an account, the first one first. [WORK-001] */
export const rolesOf = ({ role, otherRoles }: Roles): UserRow['role'][] => [role, ...otherRoles]

/** Returns the role that a session works in: the chosen one, or the account's first if it no longer has that one. */
export function workingRole(user: Roles, chosen: StaffRole | null): UserRow['role'] {
  return chosen && rolesOf(user).includes(chosen) ? chosen : user.role
}

/** Returns the roles of an account with another one. It becomes the first role of a customer. */
export function withRole({ role, otherRoles }: Roles, added: StaffRole): Roles {
  if (role === 'customer') return { role: added, otherRoles: [] }
  return role === added || otherRoles.includes(added)
    ? { role, otherRoles }
    : { role, otherRoles: [...otherRoles, added] }
}

/** Returns the roles of an account without one. Without any it's a customer. */
export function withoutRole({ role, otherRoles }: Roles, removed: StaffRole): Roles {
  const [first, ...others] = otherRoles.filter((other) => other !== removed)
  if (role !== removed) return { role, otherRoles: first ? [first, ...others] : [] }
  return first ? { role: first, otherRoles: others } : { role: 'customer', otherRoles: [] }
}

/** Returns whether an admin may view the dashboard as an account: an active one of someone else who works on it, without an admin's rights. */
export const isViewable = (user: UserRow): boolean =>
  user.status === 'active' && user.role !== 'customer' && !rolesOf(user).includes('admin')
