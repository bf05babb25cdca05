import { partnerKeyHeader } from '@pkg/api-client/server'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../database/database'
import { originNotAllowed, pageNotAllowed, partnerHeader } from '../../http/partner-errors'
import type { Partner } from '../../http/person'
import type { PartnerAccess } from '../../http/security'
import { findPartnerByKey, recordUse } from './partner-key-store'
import { isPartnerSite } from './partner-store'

/** Returns the check of partner keys against the database. */
export function partnerAccess(orm: Orm): PartnerAccess {
  return {
    partnerOf: (request) => findRequestPartner(orm, request),
    isPartnerSite: (origin) => isPartnerSite(orm, origin),
  }
}

/** Returns the partner of a request's key, or undefined without a key. A key works only on its partner's sites. @throws {HttpError} 403 */
async function findRequestPartner(orm: Orm, request: FastifyRequest): Promise<Partner | undefined> {
  const [key] = [request.headers[partnerKeyHeader]].flat()
  if (key === undefined) return undefined
  const partner = await findPartnerByKey(orm, key)
  if (!partner) {
    throw pageNotAllowed(
      'unknown-partner-key',
      'Unknown partner key. Compare it with the key that you received.',
      partnerHeader,
    )
  }
  if (!partner.isWorking) {
    throw pageNotAllowed(
      'revoked-partner-key',
      'This partner key was revoked. Request a new one and replace it.',
      partnerHeader,
    )
  }
  const { origin } = request.headers
  if (origin === undefined || !partner.origins.includes(origin)) throw originNotAllowed(origin)
  await recordUse(orm, partner.keyId)
  return { id: partner.id, name: partner.name }
}
