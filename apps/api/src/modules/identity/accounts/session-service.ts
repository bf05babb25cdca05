import { randomBytes } from 'node:crypto'
import type { Role } from '@pkg/api-client/server'
import { now } from '@pkg/domain'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { readCookie, clearCookie, setCookie } from '../../../http/cookies'
import { type Authentication, type Person, visitorByCookie, visitorOfPartner } from '../../../http/person'
import { hashToken } from '../../../http/token-hash'
import { adoptSaves } from '../../access'
import { isViewable, rolesOf, workingRole } from '../users/roles'
import { findUser, type UserRow } from '../users/user-store'
import { rememberDevice } from './known-device'
import {
  deleteExpiredSessions,
  deleteSessionByToken,
  findSession,
  insertSession,
  type SessionRow,
  updateLastUsed,
} from './session-store'

const hour = 3600
const day = 24 * hour

/**
 * Returns the longest lifetime of a session and the longest time without use, in seconds. A session of a role that sees other people's
 * data lasts one workday. (ASVS 7.3.1, 7.3.2)
 */
const sessionLimits = (role: Role): { lifetime: number; idle: number } =>
  role === 'customer' ? { lifetime: 30 * day, idle: 14 * day } : { lifetime: 12 * hour, idle: 2 * hour }

/** The seconds within which further requests aren't recorded as use, so reading a page rarely writes. */
const useIntervalSeconds = 300

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
  const found = await findOpenSession(orm, request)
  if (!found) return visitor
  const { session } = found
  const moment = now().getTime()
  if (session.lastUsedAt.getTime() < moment - useIntervalSeconds * 1000) {
    await updateLastUsed(orm, session, new Date(moment))
  }
  return { ...visitor, ...(await personOf(orm, found)) }
}

async function isSessionOpen(orm: Orm, request: FastifyRequest, person: Person): Promise<boolean> {
  const found = await findOpenSession(orm, request)
  if (!found || found.session.id !== person.session?.id) return false
  const { role, userId } = await personOf(orm, found)
  return role === person.role && userId === person.userId
}

/** Returns the person of a session in the role that they work in, or for an admin who views the dashboard as someone else, that person. */
async function personOf(orm: Orm, { user, session }: { user: UserRow; session: SessionRow }): Promise<Person> {
  const viewed = await findViewed(orm, user, session)
  const shown = viewed ?? user
  return {
    role: viewed ? viewed.role : workingRole(user, session.role),
    userId: shown.id,
    name: shown.name,
    session: { id: session.id, signedInAt: session.createdAt },
    ...(shown.agentId ? { agentId: shown.agentId } : {}),
    ...(viewed ? { viewer: { userId: user.id, name: user.name } } : {}),
  }
}

async function findViewed(orm: Orm, user: UserRow, { viewedUserId }: SessionRow): Promise<UserRow | undefined> {
  const viewed = rolesOf(user).includes('admin') ? await findUser(orm, viewedUserId) : undefined
  return viewed && isViewable(viewed) ? viewed : undefined
}

/** Returns the session of the request's cookie with its account, unless it expired, was idle too long, or the account is disabled. */
async function findOpenSession(
  orm: Orm,
  request: FastifyRequest,
): Promise<{ user: UserRow; session: SessionRow } | undefined> {
  const token = readCookie(request, 'hearthway-session')
  if (!token) return undefined
  const moment = now().getTime()
  const found = await findSession(orm, hashToken(token), new Date(moment))
  if (!found) return undefined
  const isIdle = found.session.lastUsedAt.getTime() < moment - sessionLimits(found.user.role).idle * 1000
  return isIdle ? undefined : found
}

/**
 * Opens a session for a user, sets its cookie, ends the previous session of this browser, and remembers the browser. What was saved in the browser
 * moves to the account.
 */
export async function openSession(
  orm: Orm,
  { id: userId, role }: Pick<UserRow, 'id' | 'role'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await closeSession(orm, request, reply)
  await deleteExpiredSessions(orm, now())
  const token = randomBytes(32).toString('base64url')
  const { lifetime } = sessionLimits(role)
  const moment = now()
  await insertSession(orm, {
    tokenHash: hashToken(token),
    userId,
    browser: describeBrowser(request),
    createdAt: moment,
    lastUsedAt: moment,
    expiresAt: new Date(moment.getTime() + lifetime * 1000),
  })
  setCookie(reply, 'hearthway-session', token, lifetime)
  await rememberDevice(orm, { id: userId }, request, reply)
  const { anonymousId } = visitorByCookie(request)
  if (anonymousId !== undefined) await adoptSaves(orm, userId, anonymousId)
}

/** Ends the session of this request, if it has one, and deletes the cookie. */
export async function closeSession(orm: Orm, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readCookie(request, 'hearthway-session')
  if (!token) return
  await deleteSessionByToken(orm, hashToken(token))
  clearCookie(reply, 'hearthway-session')
}

/** Returns the browser's name and operating system, such as "Firefox on Windows", or an empty text if unknown. */
function describeBrowser({ headers }: FastifyRequest): string {
  const { browser, os } = Bowser.parse(headers['user-agent'] || ' ')
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ')
}
