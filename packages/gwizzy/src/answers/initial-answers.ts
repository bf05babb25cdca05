import type { Visitor, WizardSettings } from '../services'
import type { AnswerChange, Answers } from './answers'
import { withoutUndefined } from './without-undefined'

/** The sources of a wizard's initial answers. */
export interface InitialAnswerSources {
  settings: WizardSettings
  visitor: Visitor | undefined
  /** The answers of an earlier visit. */
  stored: Answers | undefined
}

/**
 * Returns the wizard's initial answers: stored ones override the signed-in person's, which override the affiliate partner's and other
 * sources. A locked email overrides all. [GWZ-096 to GWZ-098, GWZ-101]
 */
export function initialAnswers({ settings, visitor, stored }: InitialAnswerSources): AnswerChange {
  return {
    ...withoutUndefined({ ...settings.prefill }),
    ...withoutUndefined({ ...settings.affiliatePartner?.answers }),
    ...visitorAnswers(visitor),
    ...stored,
    // The operator may have made the number required since the last visit.
    ...(stored?.noCalls && !settings.isPhoneOptional ? { noCalls: undefined } : {}),
    ...(isEmailLocked(visitor) ? withoutUndefined({ email: visitor?.email }) : {}),
  }
}

/**
 * Returns the signed-in person's contact answers, with the name split into its first word and the rest. Returns none if no one is signed
 * in. [GWZ-097]
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

/** Returns whether the email is locked because the person is signed in. [GWZ-098, ROLE-005] */
export function isEmailLocked(visitor: Visitor | undefined): boolean {
  return Boolean(visitor?.email)
}
