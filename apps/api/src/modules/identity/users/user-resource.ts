import type { Account, User } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import { conflict } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { AccountDetails } from './account-details-store'
import { rolesOf } from './roles'
import type { UserRow } from './user-store'

/** Returns the error for an email address that another account uses: 409. [ERR-014] */
export function emailInUse() {
  return conflict('user-exists', 'An account with this email address already exists')
}

/** Returns a person as others see them. [DATA-005] */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    ...(row.email ? { email: row.email } : {}),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.agentId ? { agentId: row.agentId } : {}),
  }
}

const severalRoles = (row: UserRow) => (row.otherRoles.length > 0 ? { roles: rolesOf(row) } : {})

/** Returns a person as they see themselves, in the role that they work in. */
export function toOwnUser(row: UserRow, { role, viewer }: Pick<Person, 'role' | 'viewer'> = row): User {
  return {
    ...toUser(row),
    ...(role === 'visitor' ? {} : { role }),
    ...severalRoles(row),
    ...(viewer ? { viewedBy: viewer.name } : {}),
    hasPassword: row.passwordHash !== null,
    isEmailVerified: row.emailVerifiedAt !== null,
    isPhoneVerified: row.phoneVerifiedAt !== null,
  }
}

/** Returns an account as admins see it. */
export function toAccount(row: UserRow, details: AccountDetails): Account {
  const { lastSeenAt, agentName, ...others } = details
  return {
    ...toUser(row),
    ...severalRoles(row),
    ...others,
    version: row.version,
    isEmailVerified: row.emailVerifiedAt !== null,
    isPhoneVerified: row.phoneVerifiedAt !== null,
    hasSecondFactor: details.signInMethods.length > 1,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(lastSeenAt ? { lastSeenAt: lastSeenAt.toISOString() } : {}),
    ...(agentName ? { agentName } : {}),
  }
}

/** Returns an account without its whole email address and phone number. [TRUST-008] */
export function toMaskedAccount(row: UserRow, details: AccountDetails): Account {
  return {
    ...toAccount(row, details),
    ...(row.email ? { email: maskedEmail(row.email) } : {}),
    ...(row.phone ? { phone: maskedPhone(row.phone) } : {}),
  }
}
