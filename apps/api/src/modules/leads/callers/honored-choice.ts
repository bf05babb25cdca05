import type { CallerChoice } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import type { CompleteRequest, Sender } from '../requests/complete-request'
import { type CallerChoiceRow, findChoice } from './caller-choice-store'
import { findProspectiveCallers, minutesToSend, type ProspectiveCallers } from './prospective-callers'
import { toCallerChoice } from './shown-callers'

/** A choice that is still true, with the callers as the family was shown them. */
export interface HonoredChoice extends CallerChoice {
  agentId: string | null
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
  const since = new Date(Date.now() - minutesToSend * 60_000)
  const choice = await findChoice(tx, callerChoiceId, sender.anonymousId, since)
  const now = choice && (await findProspectiveCallers(tx, request.action.actionInfo.data, request.communities, sender))
  if (choice && isStillTrue(choice, request, now)) {
    return {
      ...toCallerChoice(choice, { ...now, communities: request.communities }, sender.operator),
      agentId: choice.agentId,
    }
  }
  throw conflict('callers-changed', 'Someone else will call', [
    {
      detail: 'Choose the callers again and show them to the family',
      source: { pointer: '/data/attributes/actionInfo/callerChoiceId' },
    },
  ])
}

function isStillTrue(
  choice: CallerChoiceRow,
  { communities }: CompleteRequest,
  now: ProspectiveCallers | undefined,
): now is ProspectiveCallers {
  return (
    now !== undefined &&
    communities.every(({ id }) => choice.slugs.includes(id)) &&
    choice.state === now.state &&
    choice.needsAdvisor === now.needsAdvisor &&
    choice.agentId === (now.advisor?.id ?? null)
  )
}
