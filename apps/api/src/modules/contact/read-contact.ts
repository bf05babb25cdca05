import { unprocessable } from '../../http/problems'
import { checkEmail, normalizePhone } from './contact-check'

interface Contact {
  name?: string
  email?: string
  phone?: string
}

/** An address as it is stored and compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** Contact data as it is stored. Throws 422 that points at what cannot be right; `pointers` renames a field as its caller knows it. */
export function readContact(contact: Contact, pointers: Partial<Record<keyof Contact, string>> = {}) {
  const email = contact.email === undefined ? undefined : normalizeEmail(contact.email)
  const phone = contact.phone === undefined ? undefined : normalizePhone(contact.phone)
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
