import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { oneTimeTokens } from '../../../database/schema/tables'
import type { OneTimeTokenKind } from '../../../database/schema/accounts'
import { hashToken } from '../../../http/token-hash'
import type { CodeOf } from '../../../http/problem-codes'
import { HttpError } from '../../../http/problems'
import { hashPassword, isPassword } from '../users/passwords'

/** A code or link as it is kept. */
export type Secret = typeof oneTimeTokens.$inferSelect

/** How long secrets are good, in seconds. */
export const goodFor = {
  code: 600,
  'sign-in': 600,
  confirm: 24 * 3600,
  recovery: 1800,
  invitation: 7 * 24 * 3600,
  invoices: 300,
  'third-party': 600,
  'first-factor': 600,
} as const satisfies Record<OneTimeTokenKind, number>

/** Wrong tries after which a code is worth nothing. [AUTH-001] */
const mostTries = 5
/** How often one code may be sent, the first time included. */
export const mostSends = 4
/** Seconds between two messages with a code. */
export const secondsBetweenSends = 30

const keepUsedFor = 24 * 3600

/** 410: ask for another one. The reason is told to who holds the secret, and to nobody else. */
const gone = (code: CodeOf<410>, title: string) => new HttpError(410, code, title)

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Makes a link's token. Older links of the same kind for the same contact end. */
export async function makeLink(
  tx: Orm,
  link: Pick<Secret, 'kind' | 'userId' | 'contact'> & Partial<Pick<Secret, 'redirect' | 'check'>>,
): Promise<{ token: string; expiresAt: Date }> {
  if (link.kind !== 'third-party') await endOlder(tx, link.kind, link.contact)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = secondsFromNow(goodFor[link.kind])
  await tx.insert(oneTimeTokens).values({ ...link, hash: hashToken(token), expiresAt })
  return { token, expiresAt }
}

/** The secret behind a link, while it is good. Throws 410 with `link-used` or `link-expired`. */
export async function readLink(tx: Orm, token: string, kinds: OneTimeTokenKind[]): Promise<Secret> {
  const [found] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hashToken(token)), inArray(oneTimeTokens.kind, kinds)))
  if (found?.usedAt) throw gone('link-used', 'This link was used before. Ask for another one.')
  if (!found || found.expiresAt <= new Date()) throw linkExpired()
  return found
}

/** Uses a link up, once and for all, however many ask at the same moment. Throws 410 as `readLink` does. */
export async function consumeLink(tx: Orm, token: string, kinds: OneTimeTokenKind[]): Promise<Secret> {
  const found = await readLink(tx, token, kinds)
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeTokens.id, found.id), isNull(oneTimeTokens.usedAt)))
    .returning()
  if (!used) throw gone('link-used', 'This link was used before. Ask for another one.')
  return used
}

/** 410: the link is too old, or stands for an address that has changed. */
export const linkExpired = () => gone('link-expired', 'This link is too old. Ask for another one.')

/** Makes a code of six digits. Older codes for the same contact end, so that asking again gives no further tries. */
export async function makeCode(
  tx: Orm,
  { userId, contact }: Pick<Secret, 'userId' | 'contact'>,
): Promise<{ secret: Secret; code: string }> {
  await endOlder(tx, 'code', contact)
  const { code, hash } = await newCode()
  const [secret] = await tx
    .insert(oneTimeTokens)
    .values({ kind: 'code', userId, contact, hash, expiresAt: secondsFromNow(goodFor.code) })
    .returning()
  if (!secret) throw new Error('A code could not be kept')
  return { secret, code }
}

/** Puts another code in the place of one; wrong tries stay counted. Throws 410 for one that ended. Undefined when it is too soon. */
export async function renewCode(tx: Orm, id: string): Promise<{ secret: Secret; code: string } | undefined> {
  const [open] = await tx.select().from(oneTimeTokens).where(isOpenCode(id)).for('update')
  if (!open || open.sends >= mostSends) throw codeEnded()
  if (open.sentAt.getTime() + secondsBetweenSends * 1000 > Date.now()) return undefined
  const { code, hash } = await newCode()
  const [secret] = await tx
    .update(oneTimeTokens)
    .set({ hash, sends: open.sends + 1, sentAt: new Date(), expiresAt: secondsFromNow(goodFor.code) })
    .where(eq(oneTimeTokens.id, id))
    .returning()
  return secret && { secret, code }
}

/**
 * Uses a code up. The try is counted before it is looked at, so that guesses at the same moment count too. Throws 401 for a wrong one and
 * 410 for one that ended: after five wrong tries, ten minutes or its use.
 */
export async function consumeCode(orm: Orm, id: string, given: string): Promise<Secret> {
  const [open] = await orm
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(isOpenCode(id))
    .returning()
  if (!open) throw codeEnded()
  const isRight = await isPassword(open.hash, given.replace(/\D/g, ''))
  if (!isRight || open.userId === null) {
    throw open.tries < mostTries ? new HttpError(401, 'wrong-code', 'This is not the code we sent') : codeEnded()
  }
  const [used] = await orm
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.usedAt), eq(oneTimeTokens.hash, open.hash)))
    .returning()
  if (!used) throw codeEnded()
  return used
}

/** Takes secrets out of the database that nobody can ask about any more. */
export async function clearSecrets(orm: Orm): Promise<void> {
  await orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, secondsFromNow(-keepUsedFor)))
}

const codeEnded = () => gone('code-ended', 'This code is no longer good. Ask for another one.')

const isOpenCode = (id: string) =>
  and(
    eq(oneTimeTokens.id, id),
    eq(oneTimeTokens.kind, 'code'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, new Date()),
    lt(oneTimeTokens.tries, mostTries),
  )

async function endOlder(tx: Orm, kind: OneTimeTokenKind, contact: string): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeTokens.contact, contact), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt)))
}

async function newCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, hash: await hashPassword(code) }
}
