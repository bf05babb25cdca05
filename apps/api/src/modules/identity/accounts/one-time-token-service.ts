import { randomBytes, randomInt } from 'node:crypto'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { OneTimeTokenKind } from '../../../database/schema/accounts'
import type { CodeOf } from '../../../http/error-codes'
import { HttpError } from '../../../http/errors'
import { hashToken } from '../../../http/token-hash'
import { hashPassword, verifyPassword } from '../users/passwords'
import {
  countCodeAttempt,
  deleteTokensExpiredBefore,
  endTokens,
  findToken,
  insertToken,
  lockOpenCode,
  markTokenUsed,
  type CodeKind,
  type OneTimeToken,
  replaceCode,
} from './one-time-token-store'

/** Lifetimes of codes and links, in seconds. */
export const tokenLifetimes = {
  code: 600,
  'sign-in': 600,
  verification: 24 * 3600,
  recovery: 1800,
  invitation: 7 * 24 * 3600,
  invoices: 300,
  'third-party': 600,
  'first-factor': 600,
  'privacy-code': 600,
  privacy: 900,
} as const satisfies Record<OneTimeTokenKind, number>

/** Wrong attempts after which a code expires. [AUTH-001] */
const maxCodeAttempts = 5
/** The most times a code is sent, the first time included. */
const maxCodeSends = 4
/** Seconds between two messages with a code. */
export const secondsBetweenSends = 30

/** Seconds that a token stays in the database after it expires, so its link can say why it no longer works. */
const retentionSeconds = 24 * 3600

/** 410. Only the person who has the token learns the reason. */
const tokenGone = (code: CodeOf<410>, title: string) => new HttpError(410, code, title)

const secondsFromNow = (seconds: number) => new Date(now().getTime() + seconds * 1000)

/** Creates a link's token. Ends earlier links of the same kind that the same requester asked for, never those of someone else. [TRUTH-014] */
export async function createLink(
  tx: Orm,
  link: Pick<OneTimeToken, 'kind' | 'userId' | 'contact'> &
    Partial<Pick<OneTimeToken, 'redirect' | 'check' | 'requester' | 'familyId'>>,
): Promise<{ token: string; expiresAt: Date }> {
  if (link.kind !== 'third-party') await endTokens(tx, link.kind, link.contact, link.requester ?? null)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = secondsFromNow(tokenLifetimes[link.kind])
  await insertToken(tx, { ...link, hash: hashToken(token), expiresAt })
  return { token, expiresAt }
}

/** Returns the stored token of a link. @throws {HttpError} 410 with `link-used` or `link-expired` */
export async function findValidLink(tx: Orm, token: string, kinds: readonly OneTimeTokenKind[]): Promise<OneTimeToken> {
  const found = await findToken(tx, hashToken(token), kinds)
  if (found?.usedAt) throw linkUsed()
  if (!found || found.expiresAt <= now()) throw linkExpired()
  return found
}

/** Uses a link once, however many requests arrive at the same time. @throws {HttpError} 410 with `link-used` or `link-expired` */
export async function consumeLink(tx: Orm, token: string, kinds: readonly OneTimeTokenKind[]): Promise<OneTimeToken> {
  const used = await markTokenUsed(tx, await findValidLink(tx, token, kinds))
  if (!used) throw linkUsed()
  return used
}

/** Returns the error for a link that is too old, or whose account has another email address now: 410. */
export const linkExpired = () => tokenGone('link-expired', 'This link expired. Request a new one.')

const linkUsed = () => tokenGone('link-used', 'This link was already used. Request a new one.')

/**
 * Creates a 6-digit code. Ends earlier codes that the same requester asked for, never those of someone else. With `hasOneAttempt`, a wrong
 * attempt ends it. [TRUTH-014]
 */
export async function createCode(
  tx: Orm,
  owner: Pick<OneTimeToken, 'userId' | 'contact' | 'requester'> & Partial<Pick<OneTimeToken, 'familyId'>>,
  { hasOneAttempt, kind = 'code' }: { hasOneAttempt: boolean; kind?: CodeKind },
): Promise<{ token: OneTimeToken; code: string }> {
  await endTokens(tx, kind, owner.contact, owner.requester)
  const { code, hash } = await generateCode()
  const expiresAt = secondsFromNow(tokenLifetimes.code)
  const attempts = hasOneAttempt ? maxCodeAttempts - 1 : 0
  return { token: await insertToken(tx, { ...owner, kind, hash, attempts, expiresAt }), code }
}

/**
 * Replaces a code with a new one. Wrong attempts stay counted. Returns undefined when the last one was sent less than 30 seconds ago.
 * @throws {HttpError} 410 for a code that was used, expired, or was sent 4 times
 */
export async function renewCode(tx: Orm, id: string): Promise<{ token: OneTimeToken; code: string } | undefined> {
  const open = await lockOpenCode(tx, { id, kind: 'code' }, maxCodeAttempts)
  if (!open || open.sends >= maxCodeSends) throw codeExpired()
  if (open.sentAt.getTime() + secondsBetweenSends * 1000 > now().getTime()) return undefined
  const { code, hash } = await generateCode()
  const expiresAt = secondsFromNow(tokenLifetimes.code)
  const token = await replaceCode(tx, id, { hash, sends: open.sends + 1, expiresAt })
  return token && { token, code }
}

/**
 * Uses a code once. Counts the attempt before it checks the code, so simultaneous guesses count too.
 * @throws {HttpError} 401 for a wrong code, 410 after 5 wrong attempts, 10 minutes, or its use
 */
export async function consumeCode(orm: Orm, id: string, input: string, kind: CodeKind = 'code'): Promise<OneTimeToken> {
  const open = await countCodeAttempt(orm, { id, kind }, maxCodeAttempts)
  if (!open) throw codeExpired()
  const isMatch = await verifyPassword(open.hash, input.replace(/\D/g, ''))
  if (!isMatch || (open.userId === null && open.familyId === null)) {
    throw open.attempts < maxCodeAttempts ? new HttpError(401, 'wrong-code', 'Incorrect code') : codeExpired()
  }
  const used = await markTokenUsed(orm, open)
  if (!used) throw codeExpired()
  return used
}

/** Deletes tokens that expired more than a day ago. */
export async function deleteExpiredTokens(orm: Orm): Promise<void> {
  await deleteTokensExpiredBefore(orm, secondsFromNow(-retentionSeconds))
}

/** Returns the error for a code that was used, expired, or had too many wrong attempts: 410. */
export const codeExpired = () => tokenGone('code-expired', 'This code expired. Request a new one.')

async function generateCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, hash: await hashPassword(code) }
}
