import type { User } from '@pkg/api-client'
import { type users } from '../database/schema/tables'
import { conflict, unprocessable } from '../http/problems'
import { checkEmail, storedPhone } from '../requests/contact-check'

interface Contact {
  name?: string
  email?: string
  phone?: string
}

/** An address as it is stored and compared. */
export const storedEmail = (email: string): string => email.trim().toLowerCase()

/** Contact data as it is stored. Throws 422 that points at what cannot be right; `pointers` renames a field as its caller knows it. */
export function readContact(contact: Contact, pointers: Partial<Record<keyof Contact, string>> = {}) {
  const email = contact.email === undefined ? undefined : storedEmail(contact.email)
  const phone = contact.phone === undefined ? undefined : storedPhone(contact.phone)
  const at = (name: keyof Contact) => ({ source: { pointer: `/data/attributes/${pointers[name] ?? name}` } })
  const problems = [
    ...(email !== undefined && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(contact.phone !== undefined && !phone ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
  ]
  if (problems.length > 0) throw unprocessable(problems)
  return {
    ...(contact.name === undefined ? {} : { name: contact.name.trim() }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

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
    isEmailProven: row.emailProvenAt !== null,
    isPhoneProven: row.phoneProvenAt !== null,
  }
}
