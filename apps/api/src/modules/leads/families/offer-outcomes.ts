import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { addFamilyEvent, endRelease } from '../../trust'
import { unassignAdvisor } from './family-store'
import { addResponseTime, markClaimed, markDeclined, markTimedOut, type OfferRow } from './offer-store'
import { unassignOpenTasks } from './task-store'

/** Accepts a family's pending offer. Returns whether it was pending. */
export async function claimOffer(tx: Orm, familyId: string, agentId: string): Promise<boolean> {
  const now = new Date()
  const claimed = await markClaimed(tx, { familyId, agentId, now })
  if (claimed) await recordResponseTime(tx, claimed, now)
  return claimed !== undefined
}

/** Declines a pending or accepted offer. The advisor loses access to the family, and the next one gets it. */
export async function declineOffer(tx: Orm, queue: Queue, offer: OfferRow, reason: string): Promise<void> {
  const now = new Date()
  const declined = await markDeclined(tx, { id: offer.id, reason, now })
  if (!declined) return
  if (offer.status === 'offered') await recordResponseTime(tx, declined, now)
  await reassign(tx, queue, declined, 'The advisor declined')
}

/** Ends an offer that is still pending when its time is up. Returns the id of its family. */
export async function endOffer(tx: Orm, queue: Queue, job: Jobs['end-offer']): Promise<string | undefined> {
  const now = new Date()
  const ended = await markTimedOut(tx, job.offerId, now)
  if (!ended) return undefined
  await recordResponseTime(tx, ended, now)
  await reassign(tx, queue, ended, 'The advisor didn’t respond in time')
  return ended.familyId
}

async function reassign(tx: Orm, queue: Queue, offer: OfferRow, text: string): Promise<void> {
  const { familyId, agentId, requestId } = offer
  if (!(await unassignAdvisor(tx, familyId, agentId))) return
  await unassignOpenTasks(tx, familyId, agentId)
  await endRelease(tx, familyId, { kind: 'agent', id: agentId })
  await addFamilyEvent(tx, { familyId, type: 'assigned', text, author: 'Hearthway' })
  await queue.add(tx, 'assign', { familyId, requestId })
}

/** Records how fast an advisor responded, which counts when the next advisor is chosen. */
async function recordResponseTime(tx: Orm, { agentId, offeredAt }: OfferRow, respondedAt: Date): Promise<void> {
  await addResponseTime(tx, agentId, Math.max(0, (respondedAt.getTime() - offeredAt.getTime()) / 60_000))
}
