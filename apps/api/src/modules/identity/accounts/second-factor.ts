import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { oneTimeTokens } from '../../../database/schema/tables'
import { cookieIn, dropCookie, keepCookie } from '../../../http/cookies'
import { hashToken } from '../../../http/token-hash'
import { HttpError } from '../../../http/problems'
import type { Accounts } from './account-context'
import type { UserRow } from './find-account'
import { goodFor, makeLink } from './one-time-tokens'

/** What a person has shown: to know the password, to read the mailbox or the phone, to be known to the third party. */
export type Factor = 'password' | 'email' | 'text' | 'third-party'

/**
 * Whether one factor is too few: for whoever sees other people's data, on a site that is open to the net. Families see their own data
 * alone. (ASVS 6.3.3)
 */
export const needsTwoFactors = ({ settings }: Accounts, { role }: Pick<UserRow, 'role'>): boolean =>
  settings.isPublic && role !== 'customer'

/** The factor that this browser showed for the account within the last ten minutes. */
export async function earlierFactor(tx: Orm, user: UserRow, request: FastifyRequest): Promise<Factor | undefined> {
  const token = cookieIn(request, 'hearthway-first-factor')
  if (!token) return undefined
  const [found] = await tx
    .select({ check: oneTimeTokens.check })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.hash, hashToken(token)),
        eq(oneTimeTokens.kind, 'first-factor'),
        eq(oneTimeTokens.userId, user.id),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, new Date()),
      ),
    )
  return found?.check && 'factor' in found.check ? found.check.factor : undefined
}

/** Keeps in mind, for ten minutes and this browser, what was shown; a factor of before gives way. */
export async function rememberFactor(tx: Orm, user: UserRow, factor: Factor, reply: FastifyReply): Promise<void> {
  const { token } = await makeLink(tx, {
    kind: 'first-factor',
    userId: user.id,
    contact: user.id,
    check: { factor },
  })
  keepCookie(reply, 'hearthway-first-factor', token, goodFor['first-factor'])
}

/** Ends what was kept in mind: each factor counts for one sign-in. */
export async function forgetFactor(tx: Orm, user: UserRow, reply: FastifyReply): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.kind, 'first-factor'), eq(oneTimeTokens.userId, user.id)))
  dropCookie(reply, 'hearthway-first-factor')
}

/** 401: what was shown is right, and not enough by itself. The browser keeps it in mind for ten minutes. */
export const secondFactorNeeded = () =>
  new HttpError(401, 'second-factor-needed', 'One more step: show a second way that this account is yours', [
    { detail: 'Password and code, or password and link, within ten minutes in the same browser' },
  ])
