import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { deleteLinksSince, stopSharingSince } from '../../trust'
import { deleteTokensTo, listOtherContacts, wasEmailedSince } from './merge-link-store'
import type { MergePair } from './merge-store'

/**
 * Separates two families after a merge is undone. Recipients that the family stopped sharing with in the meantime get neither of them back. Links to the
 * remaining family's information that went to the other family's contacts stop working. Emails don't record which link they had, so all links
 * since the merge do, if any went there: the remaining family can have a new one emailed. [API-029, TRUST-003, TRUST-004]
 */
export async function separateFamilies(tx: Orm, queue: Queue, pair: MergePair, mergedAt: Date): Promise<void> {
  await stopSharingSince(tx, queue, pair, mergedAt)
  const contacts = await listOtherContacts(tx, pair)
  if (contacts.length === 0) return
  await deleteTokensTo(tx, pair.keepId, contacts)
  if (await wasEmailedSince(tx, pair.keepId, contacts, mergedAt)) await deleteLinksSince(tx, pair.keepId, mergedAt)
}
