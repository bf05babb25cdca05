import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { unassignOpenTasks } from '../../tasks'
import { addFamilyEvent, endCoverReleases, endRelease, stopSharingWith } from '../../trust'
import { lockFamily, unassignAdvisor } from './family-store'
import { addResponseTime, markClaimed, markDeclined, markTimedOut, type OfferRow, revokeOffer } from './offer-store'
import { shareWithAdvisor } from './share-with-advisor'

/** Accepts a family's pending offer, and only then shares the family with the advisor. Returns whether it was pending. [TRUTH-001] */
export async function claimOffer(tx: Orm, familyId: string, agentId: string): Promise<boolean> {
  const moment = now()
  // After a merge, an offer can belong to an advisor who isn't the family's.
  const family = await lockFamily(tx, familyId)
  if (family?.agentId !== agentId) return false
  const claimed = await markClaimed(tx, { familyId, agentId, moment })
  if (!claimed) return false
  await recordResponseTime(tx, claimed, moment)
  await shareWithAdvisor(tx, family, agentId)
  return true
}

/** Declines a pending or accepted offer. The advisor loses access to the family, and the next one gets it. */
export async function declineOffer(tx: Orm, queue: Queue, offer: OfferRow, reason: string): Promise<void> {
  const moment = now()
  const declined = await markDeclined(tx, { id: offer.id, reason, moment })
  if (!declined) return
  if (offer.status === 'offered') await recordResponseTime(tx, declined, moment)
  await reassign(tx, queue, declined, 'The advisor declined')
}

/** Ends an offer that is still pending when its time is up. Returns the id of its family. */
export async function endOffer(tx: Orm, queue: Queue, job: Jobs['end-offer']): Promise<string | undefined> {
  const moment = now()
  const ended = await markTimedOut(tx, job.offerId, moment)
  if (!ended) return undefined
  await recordResponseTime(tx, ended, moment)
  await reassign(tx, queue, ended, 'The advisor didn’t respond in time')
  return ended.familyId
}

/**
 * Ends the assignment of an advisor because the family asked for another one. An advisor who accepted must confirm that they deleted the family's
 * data. The next one gets the family. [TRUTH-001, TRUST-004]
 */
export async function replaceAdvisor(tx: Orm, queue: Queue, offer: OfferRow): Promise<void> {
  await stopSharingWith(tx, queue, offer.familyId, { kind: 'agent', id: offer.agentId })
  await removeAdvisor(tx, offer.familyId, offer.agentId, 'The family asked for another advisor')
  const { familyId, agentId } = offer
  await queue.add(tx, 'cancel-calls', { familyId, agentId, reason: 'family' })
  await queue.add(tx, 'notify-dashboards', { familyId, agentId })
  await queue.add(tx, 'assign', { familyId, requestId: offer.requestId })
}

async function reassign(tx: Orm, queue: Queue, offer: OfferRow, text: string): Promise<void> {
  const { familyId, agentId, requestId } = offer
  if (!(await removeAdvisor(tx, familyId, agentId, text))) return
  await queue.add(tx, 'cancel-calls', { familyId, agentId, reason: 'advisor' })
  await queue.add(tx, 'assign', { familyId, requestId })
}

/** Removes an advisor from a family, which they can then no longer see. Returns whether it was theirs. */
export async function removeAdvisor(tx: Orm, familyId: string, agentId: string, reason: string): Promise<boolean> {
  if (!(await unassignAdvisor(tx, familyId, agentId))) return false
  await revokeOffer(tx, familyId, agentId)
  await unassignOpenTasks(tx, familyId, agentId)
  await endRelease(tx, familyId, { kind: 'agent', id: agentId })
  await endCoverReleases(tx, familyId, agentId)
  await addFamilyEvent(tx, { familyId, type: 'assigned', text: reason })
  return true
}

/** Records how fast an advisor responded, which counts when the next advisor is chosen. */
async function recordResponseTime(tx: Orm, { agentId, offeredAt }: OfferRow, respondedAt: Date): Promise<void> {
  await addResponseTime(tx, agentId, Math.max(0, (respondedAt.getTime() - offeredAt.getTime()) / 60_000))
}
