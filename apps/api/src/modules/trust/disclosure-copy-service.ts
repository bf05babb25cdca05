import type { DisclosureCopy } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { requireAcceptedFamily } from '../access'
import { notify } from '../messaging'
import { findAcknowledgedDisclosure } from './consent-store'
import {
  type CopyRecipient,
  type DisclosureCopyRow,
  findCopy,
  findRequestedCommunity,
  insertCopy,
} from './disclosure-copy-store'
import { disclosureCopy } from './messages'
import { findRecipientPeople } from './recipient-store'
import { addFamilyEvent } from './timeline-store'

/** Sends a community its copy of the acknowledged disclosure. @throws {HttpError} 404 without a lead, 409 without an acknowledgment or before the advisor accepts the family. [TRUST-015] */
export async function createDisclosureCopy(
  orm: Orm,
  queue: Queue,
  { clientId, communityId }: { clientId: string; communityId: string },
  person: Person,
): Promise<DisclosureCopy> {
  const copy = await orm.transaction(async (tx) => {
    const { id: familyId } = await requireAcceptedFamily(tx, clientId, person)
    const community = await findRequestedCommunity(tx, familyId, communityId)
    if (!community) throw notFound('lead', communityId)
    const sent = await sendDisclosureCopy(tx, familyId, community)
    if (!sent) {
      throw conflict('disclosure-not-acknowledged', `The family hasn't acknowledged the ${community.state} disclosure`)
    }
    return { id: sent.id, clientId: familyId, communityId, sentAt: sent.sentAt.toISOString() }
  })
  queue.wake()
  return copy
}

/**
 * Emails a community its copy of the newest disclosure of its state that the family acknowledged, once. Returns the copy, or undefined
 * if the family hasn't acknowledged a disclosure. [TRUST-015]
 */
export async function sendDisclosureCopy(
  tx: Orm,
  familyId: string,
  community: CopyRecipient,
): Promise<DisclosureCopyRow | undefined> {
  const consent = await findAcknowledgedDisclosure(tx, familyId, community.state)
  if (!consent) return undefined
  const copy = { familyId, communityId: community.id, consentId: consent.id }
  const inserted = await insertCopy(tx, copy)
  if (!inserted) return findCopy(tx, copy)
  const email = disclosureCopy(community.name, consent.text, consent.givenAt)
  for (const person of await findRecipientPeople(tx, { kind: 'community', id: community.id })) {
    await notify(tx, `disclosure:${inserted.id}:${person.recipient}`, { familyId, ...person }, email)
  }
  await addFamilyEvent(tx, {
    familyId,
    type: 'notification',
    text: `Sent ${community.name} its copy of the ${community.state} disclosure`,
  })
  return inserted
}
