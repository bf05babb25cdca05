import { schemas } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { badRequest, notFound } from '../../http/errors'
import { queryParser } from '../../http/validation'
import { findActivePartner } from './partner-store'

const readLink = queryParser(schemas.AffiliateLink)

/** Registers the endpoint that reads partners' links. [API-048, ATTR-004] */
export function affiliateRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'affiliates', {
    async read({ query }) {
      const { partner: name, community, answers } = readLink(parseLinkData(query.data))
      const partner = await findActivePartner(orm, name)
      if (!partner) throw notFound('partner', name)
      return { ...partner, ...(community ? { community } : {}), answers }
    },
  })
}

/** Parses the parameter of a partner's link. @throws {HttpError} 400 */
function parseLinkData(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64url').toString('utf8'))
  } catch {
    throw badRequest([{ detail: "Encode the link's data as JSON in base64url", source: { parameter: 'data' } }])
  }
}
