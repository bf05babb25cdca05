import { advisorContact, type Caller, type CallerChoice } from '@pkg/domain'
import type { RequestedCommunity } from '../requests/complete-request'
import { timeZoneOf } from './business-hours'
import type { CallerChoiceRow } from './caller-choice-store'
import type { ProspectiveCallers } from './prospective-callers'

/** Returns the time zone in which a family reads when someone calls: its first community's, or its state's. */
export function timeZoneFor(communities: readonly RequestedCommunity[], state: string | null): string {
  return communities[0]?.record.timeZone || timeZoneOf(state)
}

/** Returns a choice as the family is shown it. [TRUTH-001] */
export function toCallerChoice(
  { id, callBy }: Pick<CallerChoiceRow, 'id' | 'callBy'>,
  found: ProspectiveCallers & { communities: readonly RequestedCommunity[] },
  operator: string,
): CallerChoice {
  const timeZone = timeZoneFor(found.communities, found.state)
  return { id, callers: callersOf(found, operator), callBy: callBy.toISOString(), timeZone }
}

function callersOf({ direct, advisor, needsAdvisor }: ProspectiveCallers, operator: string): Caller[] {
  const teams = direct.map(({ id, name }): Caller => ({ kind: 'community', id, name }))
  if (advisor) return [...teams, { kind: 'advisor', ...advisorContact(advisor) }]
  return needsAdvisor ? [...teams, { kind: 'operator', name: operator }] : teams
}
