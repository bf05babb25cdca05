import type { CallTimes } from '@pkg/api-client'
import { timeZoneOf } from '../../calls'
import type { FamilyRow } from './family-store'

/** Returns when a family can be called. Its preferences are in the time zone of its state. [TRUST-007] */
export function callTimes({ state, answers: { callPreferences, noCalls } }: Pick<FamilyRow, 'state' | 'answers'>) {
  const times: CallTimes = {
    timeZone: timeZoneOf(state),
    ...(callPreferences ? { preferences: callPreferences } : {}),
    ...(noCalls ? { isEmailOnly: true } : {}),
  }
  return times
}
