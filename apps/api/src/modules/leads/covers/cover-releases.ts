import type { Orm } from '../../../database/database'
import { endRelease } from '../../trust'
import { listSharedByCover, lockActiveCover, lockFamiliesOfAdvisor } from './cover-store'
import { shareForCover } from './share-with-covering'

/** Shares the families that an absent advisor works with, on the first day of a cover. Changes nothing for a cover that was ended. [WORK-007, TRUST-002] */
export async function startCover(tx: Orm, coverId: string): Promise<void> {
  const cover = await lockActiveCover(tx, coverId)
  if (!cover) return
  for (const family of await lockFamiliesOfAdvisor(tx, cover.agentId)) await shareForCover(tx, family, cover)
}

/** Ends what a cover shared, so the receipts of the families say so. The access ends with the last day, also before this runs. [WORK-007, TRUST-003] */
export async function endCover(tx: Orm, coverId: string): Promise<void> {
  for (const { familyId, coveringId } of await listSharedByCover(tx, coverId)) {
    await endRelease(tx, familyId, { kind: 'agent', id: coveringId })
  }
}
