import type { Orm } from '../../../database/database'
import { eraseAuthoredRows } from './authored-store'
import { rateCommunity } from './rate-community'

/**
 * Removes the reviews, questions with their answers, and answers of accounts that are deleted, and rates the reviewed communities again. A published review
 * leaves its stub. [TRUST-016, TRUST-017]
 */
export async function eraseAuthored(tx: Orm, userIds: string[]): Promise<void> {
  for (const communityId of await eraseAuthoredRows(tx, userIds)) await rateCommunity(tx, communityId)
}
