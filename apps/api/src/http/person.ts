import { randomUUID } from 'node:crypto'
import { type Role, visitorIdHeader } from '@pkg/api-client/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies'

/** The partner team whose page sends a request. */
export interface Partner {
  id: string
  name: string
}

/** The person or page that sends a request. Visitors are known by the anonymous-id cookie at most. [ROLE-001] */
export interface Person {
  role: Role
  userId?: string
  agentId?: string
  /** The session of this request, and when its person signed in. */
  session?: { id: string; signedInAt: Date }
  anonymousId?: string
  /** The partner whose page sends the request. */
  partner?: Partner
  /** The admin who views the dashboard as this person, and only reads. [WORK-001] */
  viewer?: { userId: string; name: string }
  name: string
}

/** The check of who sends a request. The identity module implements it. */
export interface Authentication {
  /** Returns the person behind a request. A stale or forged cookie makes a visitor. */
  identify(request: FastifyRequest): Promise<Person>
  /** Returns whether the session of a long-running request is still open with the same role. Doesn't count as use of the session. */
  isSessionOpen(request: FastifyRequest, person: Person): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    authentication: Authentication
  }
  interface FastifyRequest {
    /** The partner whose key the request includes. */
    partner: Partner | undefined
    /** The ID of the signed-in person, once it's known. */
    userId: string | undefined
  }
}

/** Seconds until the anonymous id expires. It isn't renewed. [CONST-001] */
export const anonymousSeconds = 27_000_000

/** Returns the visitor that an anonymous-id cookie identifies, or one without an id. */
export function visitorByCookie(request: FastifyRequest): Person {
  const anonymousId = readCookie(request, 'hearthway-id')
  return { role: 'visitor', name: '', ...(anonymousId ? { anonymousId } : {}) }
}

/** Returns a visitor on a partner's page, identified by an id that counts with that partner's key only. */
export function visitorOfPartner(partner: Partner, { headers }: FastifyRequest): Person {
  const [visitorId = ''] = [headers[visitorIdHeader]].flat()
  const isKnown = /^[\w-]{16,64}$/.test(visitorId)
  return { role: 'visitor', name: '', partner, ...(isKnown ? { anonymousId: `${partner.id} ${visitorId}` } : {}) }
}

/** Gives the browser an anonymous id if it has none yet, and returns it. On a partner's page without one it lasts for this request. [DATA-007] */
export function anonymousIdFor(person: Person, reply: FastifyReply): string {
  if (person.anonymousId) return person.anonymousId
  const id = randomUUID()
  if (person.partner) return id
  setCookie(reply, 'hearthway-id', id, anonymousSeconds)
  return id
}
