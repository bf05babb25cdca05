import type { StaffRole } from '~/menu/staff-roles'
import { texts } from '~/texts'

/** Returns roles in words. An account without any is a family's. */
export const roleNames = (roles: readonly StaffRole[]): string =>
  roles.map((role) => texts.rights.roles[role]).join(', ') || texts.person.customer
