import { unprocessable } from '../../../http/errors'
import { normalizeEmail, normalizePhone, readContact } from '../../contact'
import type { AccountContact } from '../users/user-store'

interface ContactFields {
  email?: string
  phone?: string
}

/** Parses the email address or phone number of a body that has one of the two. @throws {HttpError} 422 */
export function parseAccountContact({ email, phone }: ContactFields): AccountContact {
  if (email !== undefined) return { channel: 'email', contact: readContact({ email }).email ?? normalizeEmail(email) }
  const normalized = phone === undefined ? undefined : normalizePhone(phone)
  if (normalized) return { channel: 'text', contact: normalized }
  throw unprocessable([{ detail: 'Invalid phone number', source: { pointer: '/data/phone' } }])
}

/** Parses the contact of a sign-in with a password. An email address isn't validated: a malformed one fails like an unknown one. */
export function parseLoginContact({ email, phone }: ContactFields): AccountContact {
  if (email !== undefined) return { channel: 'email', contact: normalizeEmail(email) }
  return parseAccountContact(phone === undefined ? {} : { phone })
}
