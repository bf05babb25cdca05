import { unprocessable } from '../../http/errors'
import { checkEmail, normalizePhone } from './contact-check'

interface Contact {
  name?: string
  email?: string
  phone?: string
}

/** Converts an email address to its stored form. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** Validates contact info and converts it to its stored form. `pointers` has the names of fields in the request. @throws {HttpError} 422 */
export function readContact(contact: Contact, pointers: Partial<Record<keyof Contact, string>> = {}) {
  const email = contact.email === undefined ? undefined : normalizeEmail(contact.email)
  const phone = contact.phone === undefined ? undefined : normalizePhone(contact.phone)
  const at = (name: keyof Contact) => ({ source: { pointer: `/data/attributes/${pointers[name] ?? name}` } })
  const errors = [
    ...(email !== undefined && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(contact.phone !== undefined && !phone ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
  ]
  if (errors.length > 0) throw unprocessable(errors)
  return {
    ...(contact.name === undefined ? {} : { name: contact.name.trim() }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}
