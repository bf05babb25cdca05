import type { StaffRole } from '~/site/staff/staff-roles'
import { personTexts, rightsTexts } from './texts'

/** Returns roles in words. An account without any is a family's. */
export const roleNames = (roles: readonly StaffRole[]): string =>
  roles.map((role) => rightsTexts.roles[role]).join(', ') || personTexts.customer
