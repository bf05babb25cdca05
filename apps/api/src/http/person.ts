import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Role, visitorIdHeader } from '@pkg/api-client/server'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import { sessions, users } from '../database/schema/tables'
import type { Partner } from '../partners/partner-keys'

/** Who is calling. Visitors are known by the anonymous-id cookie at most. [ROLE-001] */
export interface Person {
  role: Role
  userId?: string
  agentId?: string
  anonymousId?: string
  /** Came by a page of this partner. */
  partner?: Partner
  name: string
}

const sessionCookie = 'hearthway-session'
const anonymousCookie = 'hearthway-id'
const sessionSeconds = 30 * 24 * 3600
/** [CONST-001] */
const anonymousSeconds = 27_000_000

/** Finds out who is calling, from the session cookie. A stale or forged cookie makes a visitor. */
export async function personOf(orm: Orm, request: FastifyRequest): Promise<Person> {
  if (request.partner) return visitorOfPartner(request.partner, request)
  const anonymousId = request.cookies[anonymousCookie]
  const visitor: Person = { role: 'visitor', name: '', ...(anonymousId ? { anonymousId } : {}) }
  const token = request.cookies[sessionCookie]
  if (!token) return visitor
  const [user] = await orm
    .select({ id: users.id, role: users.role, name: users.name, agentId: users.agentId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, new Date())))
  if (!user) return visitor
  return {
    ...visitor,
    role: user.role,
    userId: user.id,
    name: user.name,
    ...(user.agentId ? { agentId: user.agentId } : {}),
  }
}

/** A visitor whom no cookie knows, but the page of one partner, by an id that counts with its key alone. */
function visitorOfPartner(partner: Partner, { headers }: FastifyRequest): Person {
  const [visitorId = ''] = [headers[visitorIdHeader]].flat()
  const isKnown = /^[\w-]{16,64}$/.test(visitorId)
  return { role: 'visitor', name: '', partner, ...(isKnown ? { anonymousId: `${partner.id} ${visitorId}` } : {}) }
}

/** Gives the browser an anonymous id if it has none yet, and returns it. On a partner's page without one it lasts for this call. [DATA-007] */
export function anonymousIdFor(person: Person, reply: FastifyReply, isSecure: boolean): string {
  if (person.anonymousId) return person.anonymousId
  const id = randomUUID()
  if (person.partner) return id
  void reply.setCookie(anonymousCookie, id, { ...cookieRules(isSecure), maxAge: anonymousSeconds })
  return id
}

/** Opens a new session for a user and puts its token in the cookie; the old session, if any, ends. */
export async function openSession(
  orm: Orm,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
) {
  await closeSession(orm, request, reply, isSecure)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000)
  await orm.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt })
  void reply.setCookie(sessionCookie, token, { ...cookieRules(isSecure), maxAge: sessionSeconds })
}

/** Ends the session of this request, if there is one. */
export async function closeSession(orm: Orm, request: FastifyRequest, reply: FastifyReply, isSecure: boolean) {
  const token = request.cookies[sessionCookie]
  if (!token) return
  await orm.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
  void reply.clearCookie(sessionCookie, cookieRules(isSecure))
}

function cookieRules(isSecure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
