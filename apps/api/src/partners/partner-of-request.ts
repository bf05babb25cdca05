import { partnerKeyHeader } from '@pkg/api-client/server'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import type { CodeOf } from '../http/problem-codes'
import { Problem, type ProblemSource } from '../http/problems'
import { type Partner, partnerOfKey } from './partner-keys'

/**
 * The partner whose page calls, by the key it sends, or none where it sends no key. A key counts on the sites it was
 * made for and on no others. Throws 403, with what to do about it.
 */
export async function partnerOfRequest(orm: Orm, request: FastifyRequest): Promise<Partner | undefined> {
  const [key] = [request.headers[partnerKeyHeader]].flat()
  if (key === undefined) return undefined
  const partner = await partnerOfKey(orm, key)
  if (!partner) {
    throw refused('unknown-partner-key', 'Nobody has this partner key. Compare it with the one you were given.', header)
  }
  if (!partner.isActive) {
    throw refused(
      'revoked-partner-key',
      'This partner key was revoked. Ask for a new one and put it in its place.',
      header,
    )
  }
  const { origin } = request.headers
  if (origin === undefined || !partner.origins.includes(origin)) throw foreignSite(origin)
  return { id: partner.id, name: partner.name }
}

/** 403: pages of this site may not use the key, or no key at all. */
export function foreignSite(origin: string | undefined): Problem {
  const detail =
    origin === undefined
      ? 'A partner key is for web pages, whose browser names their site in the Origin header. This request has none.'
      : `${origin} is not among the sites of this partner key. Ask for it to be added, or use the key on its own site.`
  return refused('foreign-site', detail, { header: 'Origin' })
}

/** 403: a partner's page may make the calls of a wizard alone. */
export const notForPartners = () =>
  refused('not-for-partners', 'A partner key opens the calls that the wizard makes, and no others.', header)

const header = { header: 'X-Partner-Key' }

function refused(code: CodeOf<403>, detail: string, source: ProblemSource): Problem {
  return new Problem(403, code, 'This page may not call here', [{ detail, source }])
}
