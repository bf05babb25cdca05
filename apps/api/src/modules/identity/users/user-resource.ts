import type { User } from '@pkg/api-client'
import type { users } from '../../../database/schema/tables'
import { conflict } from '../../../http/problems'

/** 409: the address opens an account already. [ERR-014] */
export function emailTaken() {
  return conflict('user-exists', 'There is an account with this e-mail address already')
}

/** A person as others see them. [DATA-005] */
export function userOf(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    ...(row.email ? { email: row.email } : {}),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.agentId ? { agentId: row.agentId } : {}),
  }
}

/** A person as they see themselves. */
export function ownUserOf(row: typeof users.$inferSelect): User {
  return {
    ...userOf(row),
    hasPassword: row.passwordHash !== null,
    isEmailProven: row.emailVerifiedAt !== null,
    isPhoneProven: row.phoneVerifiedAt !== null,
  }
}
