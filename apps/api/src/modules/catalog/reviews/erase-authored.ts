import type { Orm } from '../../../database/database'
import { clearQuestionsOf, eraseAuthoredRows } from './authored-store'
import { rateCommunity } from './rate-community'
import { deleteUnconfirmedOf } from './unconfirmed-question-store'

/**
 * Removes the reviews, questions with their answers, and answers of accounts that are deleted, and rates the reviewed communities again. A published review
 * leaves its stub. [TRUST-016, TRUST-017]
 */
export async function eraseAuthored(tx: Orm, userIds: string[]): Promise<void> {
  for (const communityId of await eraseAuthoredRows(tx, userIds)) await rateCommunity(tx, communityId)
}

/**
 * Removes what people without an account asked with these email addresses: their questions with the answers, and those that they haven't sent yet.
 * Returns the ids of the questions that were sent. [COMM-010, TRUST-016]
 */
export async function eraseQuestionsOf(tx: Orm, emails: string[]): Promise<string[]> {
  await deleteUnconfirmedOf(tx, emails)
  return clearQuestionsOf(tx, emails)
}
