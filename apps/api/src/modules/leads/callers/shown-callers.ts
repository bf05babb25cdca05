import { advisorContact, type Caller, type CallerChoice } from '@pkg/domain'
import type { RequestedCommunity } from '../requests/complete-request'
import { timeZoneOf } from '../../calls'
import type { CallerChoiceRow } from './caller-choice-store'
import type { ProspectiveCallers } from './prospective-callers'

/** Returns the time zone in which a family reads when someone calls: its first community's, or its state's. */
export function timeZoneFor(communities: readonly RequestedCommunity[], state: string | null): string {
  return communities[0]?.record.timeZone || timeZoneOf(state)
}

/** Returns a choice as the family is shown it. `picturePath` is the path of the advisor's. [TRUTH-001, TRUTH-008] */
export function toCallerChoice(
  { id, callBy }: Pick<CallerChoiceRow, 'id' | 'callBy'>,
  found: ProspectiveCallers & { communities: readonly RequestedCommunity[] },
  operator: string,
  picturePath?: string,
): CallerChoice {
  const { direct, advisor, needsAdvisor } = found
  const teams = direct.map(({ id: slug, name }): Caller => ({ kind: 'community', id: slug, name }))
  const contact = advisor && { ...advisorContact(advisor), ...(picturePath && { picturePath }) }
  const anAdvisor: Caller = contact ? { kind: 'advisor', ...contact } : { kind: 'operator', name: operator }
  return {
    id,
    callers: needsAdvisor ? [...teams, anAdvisor] : teams,
    ...(contact && !needsAdvisor ? { backup: contact } : {}),
    callBy: callBy.toISOString(),
    timeZone: timeZoneFor(found.communities, found.state),
  }
}
