import type { Receipt, StoppedSharing } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { type FamilySubject, findSubjectFamily } from './family-subject'
import { listReceipts } from './receipt-store'
import { revokeAllReleases, revokeRelease } from './release-service'
import { lockFamilyRelease } from './release-store'

/** Returns the receipts of a person's family. [TRUST-003] */
export async function listSubjectReceipts(orm: Orm, subject: FamilySubject, person: Person) {
  const familyId = await findSubjectFamily(orm, subject, person)
  const items = familyId ? await listReceipts(orm, familyId) : []
  return { items, total: items.length }
}

/** Stops sharing a family with a recipient. @throws {HttpError} 404, or 409 for the operator's own release. [TRUST-004] */
export async function stopSharing(
  orm: Orm,
  queue: Queue,
  { id, subject }: { id: string; subject: FamilySubject },
  person: Person,
): Promise<Receipt> {
  const receipt = await orm.transaction(async (tx) => {
    const familyId = await findSubjectFamily(tx, subject, person)
    const release = familyId ? await lockFamilyRelease(tx, id, familyId) : undefined
    if (!release) throw notFound('receipt', id)
    if (release.recipientKind === 'operator') {
      throw conflict('erasure-required', "This record can't be revoked. Request erasure instead")
    }
    await revokeRelease(tx, queue, release)
    const [revoked] = await listReceipts(tx, release.familyId, release.id)
    if (!revoked) throw new Error('The revoked release was not found')
    return revoked
  })
  queue.wake()
  return receipt
}

/** Stops sharing a family with everyone but the operator. Repeating it changes nothing. @throws {HttpError} 404 [TRUST-004] */
export async function stopSharingWithAll(
  orm: Orm,
  queue: Queue,
  subject: FamilySubject,
  person: Person,
): Promise<StoppedSharing> {
  const stopped = await orm.transaction(async (tx) => {
    const familyId = await findSubjectFamily(tx, subject, person)
    if (!familyId) throw notFound('family', 'own')
    return revokeAllReleases(tx, queue, familyId)
  })
  queue.wake()
  return { stopped }
}
