import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
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

/** The dependencies of attempt limits. */
export interface AttemptContext {
  orm: Orm
  settings: Pick<Settings, 'isRateLimited'>
}

/**
 * Limits per account, contact, and IP address. They're counted in the database, so processes count together and a
 * restart changes nothing. An account is whatever was typed, whether or not it exists, so a 429 reveals nothing. [API-014, BIZ-008]
 */
export const limits = {
  wrongPasswords: { name: 'password of account', attempts: 10, seconds: 900 },
  passwordsFromAddress: { name: 'password from address', attempts: 100, seconds: 900 },
  messages: { name: 'message to contact', attempts: 6, seconds: 3600 },
  messagesFromAddress: { name: 'message from address', attempts: 30, seconds: 3600 },
  secretsFromAddress: { name: 'secret from address', attempts: 100, seconds: 900 },
  sharesFromAddress: { name: 'share from address', attempts: 30, seconds: 24 * 3600 },
  sharesWithContact: { name: 'share with contact', attempts: 5, seconds: 24 * 3600 },
  requestsFromAddress: { name: 'request from address', attempts: 200, seconds: 3600 },
  requestsOfContact: { name: 'request of contact', attempts: 30, seconds: 24 * 3600 },
} as const satisfies Record<string, Limit>

/** Counts an attempt before it's made, so parallel attempts can't exceed the limit. @throws {HttpError} 429 with `Retry-After` in seconds */
export async function countAttempt(
  { orm, settings }: AttemptContext,
  limit: Limit,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  if (!settings.isRateLimited) return
  const [row] = await rowsOf(
    orm,
    sql`insert into attempts as current (key, count, ends_at)
      values (${keyOf(limit, who)}, 1, now() + ${limit.seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when current.ends_at <= now() then 1 else current.count + 1 end,
        ends_at = case when current.ends_at <= now() then excluded.ends_at else current.ends_at end
      returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
  )
  if (Number(row?.['count'] ?? 0) <= limit.attempts) return
  throw tooMany(reply, Number(row?.['seconds'] ?? limit.seconds))
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
  await orm.delete(attempts).where(lt(attempts.endsAt, new Date()))
}

/** 429, with `Retry-After` in seconds. */
export function tooMany(reply: FastifyReply, seconds: number): HttpError {
  void reply.header('retry-after', Math.max(1, seconds))
  return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.')
}

// Hashed, so the table doesn't store addresses.
function keyOf({ name }: Limit, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url')
}
