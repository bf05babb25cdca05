import { advisorContact, type Caller, type CallerChoice } from '@pkg/domain'
import type { RequestedCommunity } from '../requests/complete-request'
import { timeZoneOf } from '../../calls'
import type { CallerChoiceRow } from './caller-choice-store'
import type { ProspectiveCallers } from './prospective-callers'

/** Returns the time zone in which a family reads when someone calls: its first community's, or its state's. */
export function timeZoneFor(communities: readonly RequestedCommunity[], state: string | null): string {
  return communities[0]?.record.timeZone || timeZoneOf(state)
}

/** Returns a choice as the family is shown it. [TRUTH-001, TRUTH-008] */
export function toCallerChoice(
  { id, callBy }: Pick<CallerChoiceRow, 'id' | 'callBy'>,
  found: ProspectiveCallers & { communities: readonly RequestedCommunity[] },
  operator: string,
): CallerChoice {
  const { direct, advisor, needsAdvisor } = found
  const teams = direct.map(({ id: slug, name }): Caller => ({ kind: 'community', id: slug, name }))
  const anAdvisor: Caller = advisor
    ? { kind: 'advisor', ...advisorContact(advisor) }
    : { kind: 'operator', name: operator }
  return {
    id,
    callers: needsAdvisor ? [...teams, anAdvisor] : teams,
    ...(advisor && !needsAdvisor ? { backup: advisorContact(advisor) } : {}),
    callBy: callBy.toISOString(),
    timeZone: timeZoneFor(found.communities, found.state),
  }
}
