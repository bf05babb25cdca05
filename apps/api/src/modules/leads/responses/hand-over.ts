import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { endRelease, type ReleaseRow, takeHomes } from '../../trust'
import { giveToAdvisor } from '../direct/hand-over'
import { findLeadRequest } from './response-store'

/**
 * Ends a release, and hands the family to the next one: a community's family to its advisor or to a new one, and a home to another real estate
 * agent. Returns the ended release. [TRUTH-008]
 */
export async function handOver(tx: Orm, queue: Queue, release: ReleaseRow): Promise<ReleaseRow> {
  const { familyId, recipientKind: kind, recipientId: id } = release
  await endRelease(tx, familyId, { kind, id })
  if (kind === 'community') await handToAdvisor(tx, queue, release)
  else {
    for (const leadId of await takeHomes(tx, familyId, id)) {
      await queue.add(tx, 'assign-real-estate', { leadId })
    }
  }
  return { ...release, endedAt: now() }
}

/** Gives the lead of a community's release to an advisor. */
async function handToAdvisor(tx: Orm, queue: Queue, { leadId, familyId, recipientId, recipientName }: ReleaseRow) {
  const request = leadId ? await findLeadRequest(tx, leadId) : undefined
  if (!leadId || !request) return
  const lead = { id: leadId, familyId, communityId: recipientId, name: recipientName }
  await giveToAdvisor(tx, queue, lead, { ...request, reason: 'declined' })
}
