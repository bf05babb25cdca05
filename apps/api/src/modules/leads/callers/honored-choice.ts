import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import type { CompleteRequest, Sender } from '../requests/complete-request'
import { type CallerChoiceRow, findChoice } from './caller-choice-store'
import { findProspectiveCallers, minutesToSend } from './prospective-callers'

/**
 * Returns the choice that a request names, or undefined for a request that names none.
 * @throws {HttpError} 409 if the choice is too old, or if someone else would call now.
 */
export async function findHonoredChoice(
  tx: Orm,
  request: CompleteRequest,
  sender: Sender,
): Promise<CallerChoiceRow | undefined> {
  const { callerChoiceId } = request.action.actionInfo
  if (callerChoiceId === undefined) return undefined
  const since = new Date(Date.now() - minutesToSend * 60_000)
  const choice = await findChoice(tx, callerChoiceId, sender.anonymousId, since)
  if (choice && (await isStillTrue(tx, choice, request, sender))) return choice
  throw conflict('callers-changed', 'Someone else will call', [
    {
      detail: 'Choose the callers again and show them to the family',
      source: { pointer: '/data/attributes/actionInfo/callerChoiceId' },
    },
  ])
}

async function isStillTrue(
  tx: Orm,
  choice: CallerChoiceRow,
  { action, communities }: CompleteRequest,
  sender: Sender,
): Promise<boolean> {
  if (!communities.every(({ id }) => choice.slugs.includes(id))) return false
  const now = await findProspectiveCallers(tx, action.actionInfo.data, communities, sender)
  return (
    choice.state === now.state &&
    choice.needsAdvisor === now.needsAdvisor &&
    choice.agentId === (now.advisor?.id ?? null)
  )
}
