import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { type Orm, rowsOf } from '../database/database'
import { attempts } from '../database/schema/tables'
import { HttpError } from './problems'
import type { Settings } from '../settings'

/** How often a deed may be tried within a window. */
interface Limit {
  deed: string
  most: number
  seconds: number
}

/** Where tries are counted, and whether they are. */
interface Counting {
  orm: Orm
  settings: Pick<Settings, 'isRateLimited'>
}

/**
 * What accounts bear, and whoever a stranger can have us write to, counted in the database so that several processes count together. An account is what was typed, whether or not it
 * exists, so that a refusal tells nothing.
 */
export const limits = {
  wrongPasswords: { deed: 'password of account', most: 10, seconds: 900 },
  passwordsFromAddress: { deed: 'password from address', most: 100, seconds: 900 },
  messages: { deed: 'message to contact', most: 6, seconds: 3600 },
  messagesFromAddress: { deed: 'message from address', most: 30, seconds: 3600 },
  secretsFromAddress: { deed: 'secret from address', most: 100, seconds: 900 },
  sharesFromAddress: { deed: 'share from address', most: 30, seconds: 24 * 3600 },
  sharesWithContact: { deed: 'share with contact', most: 5, seconds: 24 * 3600 },
  requestsFromAddress: { deed: 'request from address', most: 200, seconds: 3600 },
  requestsOfContact: { deed: 'request of contact', most: 30, seconds: 24 * 3600 },
} as const satisfies Record<string, Limit>

/** Counts a try, before it is made: tries at the same time cannot slip through. Throws 429 with `Retry-After` in seconds. */
export async function countAttempt(
  { orm, settings }: Counting,
  limit: Limit,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  if (!settings.isRateLimited) return
  const [row] = await rowsOf(
    orm,
    sql`insert into tries as now_and_before (key, count, ends_at)
      values (${keyOf(limit, who)}, 1, now() + ${limit.seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when now_and_before.ends_at <= now() then 1 else now_and_before.count + 1 end,
        ends_at = case when now_and_before.ends_at <= now() then excluded.ends_at else now_and_before.ends_at end
      returning count, ceil(extract(epoch from ends_at - now()))::int as seconds`,
  )
  if (Number(row?.['count'] ?? 0) <= limit.most) return
  throw tooMany(reply, Number(row?.['seconds'] ?? limit.seconds))
}

/** Forgets the tries of an account that has shown to be itself. */
export async function clearAttempts({ orm }: Pick<Counting, 'orm'>, limit: Limit, who: string): Promise<void> {
  await orm.delete(attempts).where(eq(attempts.key, keyOf(limit, who)))
}

/** Takes one try back that turned out to be none. */
export async function refundAttempt({ orm }: Pick<Counting, 'orm'>, limit: Limit, who: string): Promise<void> {
  await orm
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, keyOf(limit, who)))
}

/** Takes counts out of the database whose windows are over. */
export async function deleteExpiredAttempts(orm: Orm): Promise<void> {
  await orm.delete(attempts).where(lt(attempts.endsAt, new Date()))
}

/** 429, telling when to come again. */
export function tooMany(reply: FastifyReply, seconds: number): HttpError {
  void reply.header('retry-after', Math.max(1, seconds))
  return new HttpError(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.')
}

// Hashed, so that the table is no list of addresses.
function keyOf({ deed }: Limit, who: string): string {
  return createHash('sha256').update(`${deed} ${who}`).digest('base64url')
}
