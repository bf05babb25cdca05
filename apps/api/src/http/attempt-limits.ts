import { createHash } from 'node:crypto'
import { now } from '@pkg/domain'
import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { currentMoment } from '../database/moment'
import { type Orm, rowsOf } from '../database/database'
import { attempts } from '../database/schema/tables'
import { HttpError } from './errors'
import type { Settings } from '../settings'

/** How often something can be attempted within a window. */
interface Limit {
  name: string
  attempts: number
  seconds: number
}

/**
 * A limit on attempts at one account or contact. Each network and each known device of the account has attempts of its own, so a stranger can't
 * use up its owner's. [TRUTH-014]
 */
interface GuardedLimit extends Limit {
  /** Attempts of all unknown devices together, after which each network has one. */
  together: number
  /** Attempts of all unknown devices together, after which they have none. Another sign-in method must stay open. */
  ceiling?: number
}

/** The sender of a request, as limits count it. */
export interface Requester {
  /** The hash of a known device, or the network. */
  id: string
  /** Whether the browser has signed in to the account. */
  isKnownDevice: boolean
}

/** The dependencies of attempt limits. */
export interface AttemptContext {
  orm: Orm
  settings: Pick<Settings, 'isRateLimited'>
}

const messages = { name: 'message to contact', attempts: 6, together: 12, seconds: 3600 }

/**
 * Limits per account, contact, and network. They're counted in the database, so processes count together and a
 * restart changes nothing. An account is whatever was typed, whether or not it exists, so a 429 reveals nothing. [API-014, BIZ-008]
 */
export const limits = {
  passwords: { name: 'password of account', attempts: 10, together: 10, ceiling: 100, seconds: 900 },
  currentPasswords: { name: 'current password of account', attempts: 10, seconds: 900 },
  passwordsFromAddress: { name: 'password from address', attempts: 100, seconds: 900 },
  messages,
  // Codes and links count together. A code can be guessed and a link can't, so only codes have a ceiling.
  codes: { ...messages, ceiling: 60 },
  messagesFromAddress: { name: 'message from address', attempts: 30, seconds: 3600 },
  secretsFromAddress: { name: 'secret from address', attempts: 100, seconds: 900 },
  addressesInUse: { name: 'address in use', attempts: 10, seconds: 3600 },
  sharesFromAddress: { name: 'share from address', attempts: 30, seconds: 24 * 3600 },
  questionsOfPerson: { name: 'question of person', attempts: 10, seconds: 24 * 3600 },
  sharesWithContact: { name: 'share with contact', attempts: 5, seconds: 24 * 3600 },
  // Every community's page can show who would call, so a network gets many more of them than requests.
  callersFromAddress: { name: 'callers from address', attempts: 1000, seconds: 3600 },
  requestsFromAddress: { name: 'request from address', attempts: 200, seconds: 3600 },
  requestsOfContact: { name: 'request of contact', attempts: 30, seconds: 24 * 3600 },
} as const satisfies Record<string, Limit | GuardedLimit>

/** Counts an attempt before it's made, so parallel attempts can't exceed the limit. @throws {HttpError} 429 with `Retry-After` in seconds */
export async function countAttempt(
  { orm, settings }: AttemptContext,
  limit: Limit,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  if (!settings.isRateLimited) return
  const { count, seconds } = await addAttempt(orm, limit, who)
  if (count > limit.attempts) throw tooMany(reply, seconds)
}

/**
 * Counts an email to an address that anyone can type, before it's sent. Those from one network and those to one address have limits.
 * @throws {HttpError} 429 with `Retry-After` in seconds
 */
export async function countEmailToTyped(
  context: AttemptContext,
  { network, email }: { network: string; email: string },
  reply: FastifyReply,
): Promise<void> {
  await countAttempt(context, limits.sharesFromAddress, network, reply)
  await countAttempt(context, limits.sharesWithContact, email, reply)
}

/**
 * Counts an attempt at an account or contact before it's made. Returns whether so many unknown devices try that each network has one attempt.
 * @throws {HttpError} 429 with `Retry-After` in seconds
 */
export async function countGuardedAttempt(
  { orm, settings }: AttemptContext,
  limit: GuardedLimit,
  { account, requester }: { account: string; requester: Requester },
  reply: FastifyReply,
): Promise<boolean> {
  if (!settings.isRateLimited) return false
  const own = await addAttempt(orm, limit, ownKey(account, requester))
  // Only attempts within its own limit count with the others, so one network alone can't make it one for all.
  if (own.count > limit.attempts) throw tooMany(reply, own.seconds)
  if (requester.isKnownDevice) return false
  const all = await addAttempt(orm, limit, account)
  const isCrowded = all.count > limit.together
  if (isCrowded && own.count > 1) {
    await refundAttempt({ orm }, limit, account)
    throw tooMany(reply, own.seconds)
  }
  if (all.count > (limit.ceiling ?? Infinity)) throw tooMany(reply, all.seconds)
  return isCrowded
}

/** Clears what a requester attempted at an account, after a successful attempt. Attempts of others stay counted. */
export async function clearGuardedAttempts(
  context: Pick<AttemptContext, 'orm'>,
  limit: GuardedLimit,
  { account, requester }: { account: string; requester: Requester },
): Promise<void> {
  await clearAttempts(context, limit, ownKey(account, requester))
  if (!requester.isKnownDevice) await refundAttempt(context, limit, account)
}

/** Clears the attempts of an account after a successful one. */
export async function clearAttempts({ orm }: Pick<AttemptContext, 'orm'>, limit: Limit, who: string): Promise<void> {
  await orm.delete(attempts).where(eq(attempts.key, keyOf(limit, who)))
}

/** Subtracts one attempt that turned out to be legitimate. */
export async function refundAttempt({ orm }: Pick<AttemptContext, 'orm'>, limit: Limit, who: string): Promise<void> {
  await orm
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, keyOf(limit, who)))
}

/** Deletes the counts whose windows have ended. */
export async function deleteExpiredAttempts(orm: Orm): Promise<void> {
  await orm.delete(attempts).where(lt(attempts.endsAt, now()))
}

/** 429, with `Retry-After` in seconds. */
export function tooMany(reply: FastifyReply, seconds: number): HttpError {
  void reply.header('retry-after', Math.max(1, seconds))
  return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.')
}

async function addAttempt(orm: Orm, limit: Limit, who: string): Promise<{ count: number; seconds: number }> {
  const moment = currentMoment()
  const [row] = await rowsOf(
    orm,
    sql`insert into attempts as current (key, count, ends_at)
      values (${keyOf(limit, who)}, 1, ${moment} + ${limit.seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when current.ends_at <= ${moment} then 1 else current.count + 1 end,
        ends_at = case when current.ends_at <= ${moment} then excluded.ends_at else current.ends_at end
      returning count, ceil(extract(epoch from ends_at - ${moment}))::int as seconds`,
  )
  return { count: Number(row?.['count'] ?? 0), seconds: Number(row?.['seconds'] ?? limit.seconds) }
}

const ownKey = (account: string, { id }: Requester) => `${account} from ${id}`

// Hashed, so the table doesn't store addresses.
function keyOf({ name }: Limit, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url')
}
