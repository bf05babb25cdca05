import type { Account } from '@pkg/api-client'
import { type StaffRole, staffRoles } from '~/site/staff/staff-roles'
import { accountTexts, rightsTexts } from './texts'

/** The roles on the dashboard, to choose from. */
export const roleOptions = staffRoles.map((value) => ({ value, label: rightsTexts.roles[value] }))

/** Returns the roles of an account on the dashboard, the first one first. None for a family’s. */
export const staffRolesOf = ({ role, roles = [role] }: Pick<Account, 'role' | 'roles'>): StaffRole[] =>
  roles.flatMap((name) => staffRoles.find((one) => one === name) ?? [])

/** Returns the roles of an account in words. One without any is a family’s. */
export const rolesInWords = (account: Pick<Account, 'role' | 'roles'>): string =>
  staffRolesOf(account)
    .map((role) => rightsTexts.roles[role])
    .join(', ') || accountTexts.customer

const tones = { active: 'positive', invited: 'caution', disabled: 'neutral' } as const

/** Returns the status of an account in words, with its color. */
export const accountStatusView = (status: Account['status']) => ({
  label: accountTexts.statuses[status],
  tone: tones[status],
})
