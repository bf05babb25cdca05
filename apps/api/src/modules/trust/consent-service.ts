import type { BodyOf, ConsentRecord, endpoints } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { unprocessable } from '../../http/errors'
import { findRequestFamilyId } from '../access'
import { findConsent } from './consent-store'
import { recordConsents } from './ledger-service'

/** Adds a consent to the ledger for the request that it belongs to. @throws {HttpError} 422 without such a request. */
export async function addConsent(
  tx: Orm,
  { requestId, page, recipient, ...consent }: BodyOf<typeof endpoints.consents.create>,
  person: Person,
  origin: { networkAddress: string; browser: string },
): Promise<ConsentRecord> {
  const familyId = await findRequestFamilyId(tx, requestId, person)
  if (!familyId) {
    throw unprocessable([{ detail: 'Request not found', source: { pointer: '/data/attributes/requestId' } }])
  }
  const namedRecipient = recipient ? { recipient: { kind: 'community' as const, id: recipient } } : {}
  const [id] = await recordConsents(tx, [{ ...consent, ...namedRecipient, familyId }], { ...origin, page })
  const record = id ? await findConsent(tx, id) : undefined
  if (!record) throw new Error('The consent was not saved')
  return record
}
