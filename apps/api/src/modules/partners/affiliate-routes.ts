import { AffiliateLink } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { badRequest, notFound } from '../../http/problems'
import { queryReader } from '../../http/validation'
import { activePartner } from './partner-keys'

const readLink = queryReader(AffiliateLink)

/** The links by which partners send people over. [API-048, ATTR-004] */
export function affiliateRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'affiliates', {
    async read({ query }) {
      const { partner: name, community, answers } = readLink(jsonIn(query.data))
      const partner = await activePartner(orm, name)
      if (!partner) throw notFound('partner', name)
      return { ...partner, ...(community ? { community } : {}), answers }
    },
  })
}

/** The object that the parameter holds; 400 where it holds none. */
function jsonIn(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64url').toString('utf8'))
  } catch {
    throw badRequest([{ detail: 'The data of a partner’s link is base64url of JSON', source: { parameter: 'data' } }])
  }
}
