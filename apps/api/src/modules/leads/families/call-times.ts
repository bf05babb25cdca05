import type { CallTimes } from '@pkg/api-client'
import type { CallPreferences } from '@pkg/domain'
import { timeZoneOf } from '../../calls'
import type { FamilyRow } from './family-store'

/** Returns when a family wants to be called. The wish for a text first counts only once it agreed to texts. [TRUST-007] */
export function callPreferencesOf({
  answers: { callPreferences },
  consent,
}: Pick<FamilyRow, 'answers' | 'consent'>): CallPreferences | undefined {
  if (!callPreferences || consent) return callPreferences
  const { textFirst: _withoutConsent, ...times } = callPreferences
  return times
}

/** Returns when a family can be called. Its preferences are in the time zone of its state. [TRUST-007] */
export function callTimes(family: Pick<FamilyRow, 'state' | 'answers' | 'consent'>): CallTimes {
  const preferences = callPreferencesOf(family)
  return {
    timeZone: timeZoneOf(family.state),
    ...(preferences ? { preferences } : {}),
    ...(family.answers.noCalls ? { isEmailOnly: true } : {}),
  }
}
