import type { Visitor } from '../services'
import type { Answers } from './answers'
import { present } from './present'

/** The answers a wizard begins with: kept ones before prefilled ones, a fixed email before both. [GWZ-097, GWZ-098, GWZ-101] */
export function firstAnswers(visitor: Visitor, kept: Answers | undefined): Answers {
  const known = prefilled(visitor)
  return { ...known, ...kept, ...(isEmailLocked(visitor) ? present({ email: visitor.email }) : {}) }
}

/**
 * The contact answers known of a signed-in person, the name split into its first word and the rest. Nobody signed in gives
 * none. [GWZ-097]
 */
export function prefilled(visitor: Visitor): Pick<Answers, 'firstName' | 'lastName' | 'email' | 'phone'> {
  if (!visitor.isLoggedIn) return {}
  const [firstName = '', ...lastNames] = (visitor.name ?? '').trim().split(/\s+/)
  const lastName = lastNames.join(' ')
  return present({
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    email: visitor.email || undefined,
    phone: visitor.phone || undefined,
  })
}

/** Whether the email is fixed: a signed-in person's own. [GWZ-098, ROLE-005] */
export function isEmailLocked(visitor: Visitor): boolean {
  return visitor.isLoggedIn && Boolean(visitor.email)
}
