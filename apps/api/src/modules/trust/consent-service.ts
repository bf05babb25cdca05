import type { BodyOf, ConsentRecord, endpoints } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { unprocessable } from '../../http/errors'
import type { RequestOrigin } from '../../http/origin'
import { findRequestFamilyId } from '../access'
import { findCommunityName, findConsent } from './consent-store'
import { recordConsents } from './ledger-service'
import { wordingConsent } from './wording-consent'
import { findNamedWording } from './wording-service'

/**
 * Records that a family agreed to share its data with one more community.
 * @throws {HttpError} 422 without the request that it belongs to, for an unknown wording, or for an unknown community. [TRUTH-002]
 */
export async function addConsent(
  tx: Orm,
  { requestId, page, recipient, wording }: BodyOf<typeof endpoints.consents.create>,
  person: Person,
  origin: RequestOrigin,
): Promise<ConsentRecord> {
  const familyId = await findRequestFamilyId(tx, requestId, person)
  if (!familyId) {
    throw unprocessable([{ detail: 'Request not found', source: { pointer: '/data/attributes/requestId' } }])
  }
  const community = await findCommunityName(tx, recipient)
  if (community === undefined) {
    const source = { pointer: '/data/attributes/recipient' }
    throw unprocessable([{ detail: `Community "${recipient}" doesn't exist`, source }])
  }
  const stored = await findNamedWording(tx, wording, '/data/attributes/wording')
  const names = { choice: undefined, operator: origin.brand.name, community }
  const consent = wordingConsent(stored, names, { familyId, recipient: { kind: 'community', id: recipient } })
  const [id] = await recordConsents(tx, [consent], { ...origin, page })
  const record = id ? await findConsent(tx, id) : undefined
  if (!record) throw new Error('The consent was not saved')
  return record
}
