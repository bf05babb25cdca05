import { and, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { families } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { acceptedFamilies } from './accepted-family-store'

/**
 * Returns the condition on families that have the phone number that a person typed: a whole one, or its last four digits as a caller says them. Only families
 * that the person may contact match, and only advisors and admins find them by four digits. Undefined if it’s neither. [WORK-004, WORK-024, TRUTH-001]
 */
export function familiesWithPhone(typed: string, person: Person): SQL | undefined {
  const phone = wholePhone(typed)
  // An extension follows a semicolon.
  if (phone) return and(or(eq(families.phone, phone), like(families.phone, `${phone};%`)), acceptedFamilies(person))
  const isAdvisor = person.role === 'agent' || person.role === 'admin'
  const [, digits] = /^\s*[*•.…-]*\s*(\d{4})\s*$/.exec(typed) ?? []
  if (!isAdvisor || digits === undefined) return undefined
  return and(eq(lastDigits, digits), acceptedFamilies(person))
}

const lastDigits = sql`phone_end(${families.phone})`

/** Returns a whole phone number as families have it, +1 and ten digits, or undefined if the text is something else. */
export function wholePhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 && /^[\d\s().+-]+$/.test(typed) ? `+1${digits}` : undefined
}
