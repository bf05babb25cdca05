import { type CallerChoice, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import type { CompleteRequest, RequestedCommunity, Sender } from '../requests/complete-request'
import { type CallerChoiceRow, findChoice } from './caller-choice-store'
import { listRequested } from './requested-communities'
import { findProspectiveCallers, minutesToSend, type ProspectiveCallers } from './prospective-callers'
import { toCallerChoice } from './shown-callers'

/** A choice that is still true, with the callers as the family was shown them. */
export interface HonoredChoice extends CallerChoice {
  agentId: string | null
  /** The communities whose own teams call. */
  directSlugs: string[]
  /** Whether the family was shown that an advisor calls anyway. */
  needsAdvisor: boolean
}

/**
 * Returns the choice that a request names, or undefined for a request that names none.
 * @throws {HttpError} 409 if the choice is too old, or if someone else would call now.
 */
export async function findHonoredChoice(
  tx: Orm,
  request: CompleteRequest,
  sender: Sender,
): Promise<HonoredChoice | undefined> {
  const { callerChoiceId } = request.action.actionInfo
  if (callerChoiceId === undefined) return undefined
  const since = new Date(now().getTime() - minutesToSend * 60_000)
  const choice = await findChoice(tx, callerChoiceId, sender.anonymousId, since)
  const shown = choice && (await findCallersOf(tx, choice.slugs, request, sender))
  if (choice && shown && isStillTrue(choice, shown, request)) {
    const { agentId, directSlugs, needsAdvisor } = choice
    return { ...toCallerChoice(choice, shown, sender.brand.name), agentId, directSlugs, needsAdvisor }
  }
  throw conflict('callers-changed', 'Someone else will call', [
    {
      detail: 'Choose the callers again and show them to the family',
      source: { pointer: '/data/attributes/actionInfo/callerChoiceId' },
    },
  ])
}

/** The communities that a family was shown callers of, and who would call about them now. */
type ShownCallers = ProspectiveCallers & { communities: RequestedCommunity[] }

async function findCallersOf(
  tx: Orm,
  slugs: string[],
  { action }: CompleteRequest,
  sender: Sender,
): Promise<ShownCallers> {
  const communities = await listRequested(tx, slugs)
  const { data, agentId } = action.actionInfo
  const answers = { ...data, ...(agentId === undefined ? {} : { agentId }) }
  return { ...(await findProspectiveCallers(tx, answers, communities, sender)), communities }
}

/** Returns whether the same people would call now as when the family was shown them. The request can leave out some of the communities. */
function isStillTrue(
  choice: CallerChoiceRow,
  current: ShownCallers,
  { action, communities }: CompleteRequest,
): boolean {
  const currentDirect = current.direct.map(({ id }) => id)
  const { agentId, callStartsAt } = action.actionInfo
  return (
    communities.every(({ id }) => choice.slugs.includes(id)) &&
    choice.state === current.state &&
    choice.needsAdvisor === current.needsAdvisor &&
    choice.agentId === (current.advisor?.id ?? null) &&
    JSON.stringify(choice.directSlugs) === JSON.stringify(currentDirect) &&
    // A call is booked only with the advisor and for the time that the family was shown.
    (!callStartsAt || (choice.agentId === agentId && choice.callBy.getTime() === Date.parse(callStartsAt)))
  )
}
