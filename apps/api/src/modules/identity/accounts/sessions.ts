import { randomBytes } from 'node:crypto'
import type { Role } from '@pkg/api-client/server'
import Bowser from 'bowser'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { sessions, users } from '../../../database/schema/tables'
import { cookieIn, dropCookie, keepCookie } from '../../../http/cookies'
import { type Authentication, type Person, visitorByCookie, visitorOfPartner } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'

const hour = 3600
const day = 24 * hour

/** How long a session lasts at most, and unused, in seconds. Whoever sees other people's data signs in for a day's work. (ASVS 7.3.1, 7.3.2) */
const sessionOf = (role: Role): { longest: number; idle: number } =>
  role === 'customer' ? { longest: 30 * day, idle: 14 * day } : { longest: 12 * hour, idle: 2 * hour }

/** Uses closer together than this are one use, so that reading a page writes nothing. */
const useSeconds = 300
/** Returns the authentication by session cookie. */
export function sessionAuthentication(orm: Orm): Authentication {
  return {
    identify: (request) => identify(orm, request),
    isSessionOpen: (request, person) => isSessionOpen(orm, request, person),
  }
}

async function identify(orm: Orm, request: FastifyRequest): Promise<Person> {
  if (request.partner) return visitorOfPartner(request.partner, request)
  const visitor = visitorByCookie(request)
  const found = await openSessionOf(orm, request)
  if (!found) return visitor
  const { user, session } = found
  const now = Date.now()
  if (session.lastUsedAt.getTime() < now - useSeconds * 1000) {
    await orm
      .update(sessions)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(sessions.id, session.id))
  }
  return {
    ...visitor,
    role: user.role,
    userId: user.id,
    name: user.name,
    session: { id: session.id, signedInAt: session.createdAt },
    ...(user.agentId ? { agentId: user.agentId } : {}),
  }
}

async function isSessionOpen(orm: Orm, request: FastifyRequest, { session, role }: Person): Promise<boolean> {
  const found = await openSessionOf(orm, request)
  return found !== undefined && found.session.id === session?.id && found.user.role === role
}

/** The session of the request's cookie with its person, unless it has ended by time, by use or with the account. */
async function openSessionOf(orm: Orm, request: FastifyRequest) {
  const token = cookieIn(request, 'hearthway-session')
  if (!token) return undefined
  const now = Date.now()
  const [found] = await orm
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date(now)), eq(users.status, 'active')),
    )
  if (!found) return undefined
  const isIdle = found.session.lastUsedAt.getTime() < now - sessionOf(found.user.role).idle * 1000
  return isIdle ? undefined : found
}

/** Opens a new session for a user and puts its token in the cookie; the old session of this browser, if any, ends. */
export async function openSession(
  orm: Orm,
  { id: userId, role }: Pick<typeof users.$inferSelect, 'id' | 'role'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await closeSession(orm, request, reply)
  await orm.delete(sessions).where(lt(sessions.expiresAt, new Date()))
  const token = randomBytes(32).toString('base64url')
  const { longest } = sessionOf(role)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + longest * 1000)
  // Idle and age are counted by our clock alone: the database's may be another machine's.
  const begun = { createdAt: now, lastUsedAt: now, expiresAt }
  await orm.insert(sessions).values({ tokenHash: hashToken(token), userId, browser: browserOf(request), ...begun })
  keepCookie(reply, 'hearthway-session', token, longest)
}

/** Ends the sessions of a user: all of them, or all but one. */
export async function endSessions(orm: Orm, userId: string, exceptId?: string): Promise<void> {
  await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
}

/** Ends the session of this request, if there is one. */
export async function closeSession(orm: Orm, request: FastifyRequest, reply: FastifyReply) {
  const token = cookieIn(request, 'hearthway-session')
  if (!token) return
  await orm.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  dropCookie(reply, 'hearthway-session')
}

/** A browser in words, such as "Firefox on Windows"; empty for one that does not tell. */
function browserOf({ headers }: FastifyRequest): string {
  const { browser, os } = Bowser.parse(headers['user-agent'] || ' ')
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ')
}
