import { callByAtChosenTime } from '../../calls'
import { isEmailOnly } from './email-only'
import type { FamilyRow } from './family-store'

/** Returns by when a family reads that its advisor calls, which is at a time that it chose. An email can come at any time. [TRUST-007, TRUTH-001] */
export const promisedCall = (callBy: Date, family: Pick<FamilyRow, 'phone' | 'answers'>, timeZone: string): Date =>
  isEmailOnly(family) ? callBy : callByAtChosenTime(callBy, family.answers.callPreferences, timeZone)
