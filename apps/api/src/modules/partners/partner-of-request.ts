import { partnerKeyHeader } from '@pkg/api-client/server'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../database/database'
import { foreignSite, partnerHeader, refusedPage } from '../../http/partner-errors'
import type { Partner } from '../../http/person'
import type { PartnerAccess } from '../../http/security'
import { isPartnerSite, partnerOfKey } from './partner-keys'

/** Returns the check of partner keys against the database. */
export function partnerAccess(orm: Orm): PartnerAccess {
  return {
    partnerOf: (request) => partnerOfRequest(orm, request),
    isPartnerSite: (origin) => isPartnerSite(orm, origin),
  }
}

/**
 * The partner whose page calls, by the key it sends, or none where it sends no key. A key counts on the sites it was
 * made for and on no others. Throws 403, with what to do about it.
 */
async function partnerOfRequest(orm: Orm, request: FastifyRequest): Promise<Partner | undefined> {
  const [key] = [request.headers[partnerKeyHeader]].flat()
  if (key === undefined) return undefined
  const partner = await partnerOfKey(orm, key)
  if (!partner) {
    throw refusedPage(
      'unknown-partner-key',
      'Nobody has this partner key. Compare it with the one you were given.',
      partnerHeader,
    )
  }
  if (!partner.isActive) {
    throw refusedPage(
      'revoked-partner-key',
      'This partner key was revoked. Ask for a new one and put it in its place.',
      partnerHeader,
    )
  }
  const { origin } = request.headers
  if (origin === undefined || !partner.origins.includes(origin)) throw foreignSite(origin)
  return { id: partner.id, name: partner.name }
}
