import { callByAtChosenTime, timeZoneOf } from '../../calls'
import { isEmailOnly } from './email-only'
import type { FamilyRow } from './family-store'

/** Returns by when an advisor is asked to call a family: at a time that the family chose. An email can come at any time. [TRUST-007, TRUTH-001] */
export const promisedCall = (callBy: Date, family: Pick<FamilyRow, 'phone' | 'answers' | 'state'>): Date =>
  isEmailOnly(family) ? callBy : callByAtChosenTime(callBy, family.answers.callPreferences, timeZoneOf(family.state))
