import type { Visitor, WizardSettings } from '../services'
import type { AnswerChange, Answers } from './answers'
import { withoutUndefined } from './without-undefined'

/** What a wizard knows before it asks. */
export interface InitialAnswerSources {
  settings: WizardSettings
  visitor: Visitor | undefined
  /** Answers of an earlier visit. */
  stored: Answers | undefined
}

/**
 * The answers a wizard begins with: kept ones before those of the signed-in person, of the affiliate partner and of other
 * sources; a fixed email before all. [GWZ-096 to GWZ-098, GWZ-101]
 */
export function initialAnswers({ settings, visitor, stored }: InitialAnswerSources): AnswerChange {
  return {
    ...withoutUndefined({ ...settings.prefill }),
    ...withoutUndefined({ ...settings.affiliatePartner?.answers }),
    ...visitorAnswers(visitor),
    ...stored,
    ...(isEmailLocked(visitor) ? withoutUndefined({ email: visitor?.email }) : {}),
  }
}

/**
 * The contact answers known of the signed-in person, the name split into its first word and the rest. Nobody signed in gives
 * none. [GWZ-097]
 */
export function visitorAnswers(
  visitor: Visitor | undefined,
): Pick<Answers, 'firstName' | 'lastName' | 'email' | 'phone'> {
  const { name = '', email, phone, phoneNumber } = visitor ?? {}
  const [firstName, ...lastNames] = name.trim().split(/\s+/)
  return withoutUndefined({
    firstName: firstName || undefined,
    lastName: lastNames.join(' ') || undefined,
    email: email || undefined,
    phone: phone || phoneNumber || undefined,
  })
}

/** Whether the email is fixed: a signed-in person's own. [GWZ-098, ROLE-005] */
export function isEmailLocked(visitor: Visitor | undefined): boolean {
  return Boolean(visitor?.email)
}
