import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { readCookie, clearCookie, setCookie } from '../../../http/cookies'
import { HttpError } from '../../../http/errors'
import { hashToken } from '../../../http/token-hash'
import type { UserRow } from '../users/user-store'
import type { Accounts } from './account-context'
import { createLink, tokenLifetimes } from './one-time-token-service'
import { deleteFirstFactorTokens, findFirstFactorToken } from './one-time-token-store'

/** A factor that a person signed in with: the password, the mailbox, the phone, or the sign-in provider. */
export type Factor = 'password' | 'email' | 'text' | 'third-party'

/**
 * Returns whether an account needs two factors. On a public site, every role that sees other people's data does. Families see only their own.
 * (ASVS 6.3.3)
 */
export const requiresTwoFactors = ({ settings }: Accounts, { role }: Pick<UserRow, 'role'>): boolean =>
  settings.isPublic && role !== 'customer'

/** Returns the factor that this browser showed for the account in the last 10 minutes. */
export async function findFirstFactor(tx: Orm, user: UserRow, request: FastifyRequest): Promise<Factor | undefined> {
  const token = readCookie(request, 'hearthway-first-factor')
  if (!token) return undefined
  const found = await findFirstFactorToken(tx, hashToken(token), user.id)
  return found?.check && 'factor' in found.check ? found.check.factor : undefined
}

/** Saves the factor that this browser showed for 10 minutes. Replaces an earlier one. */
export async function saveFirstFactor(tx: Orm, user: UserRow, factor: Factor, reply: FastifyReply): Promise<void> {
  const { token } = await createLink(tx, {
    kind: 'first-factor',
    userId: user.id,
    contact: user.id,
    check: { factor },
  })
  setCookie(reply, 'hearthway-first-factor', token, tokenLifetimes['first-factor'])
}

/** Deletes the saved factor, because each factor counts for one sign-in. */
export async function clearFirstFactor(tx: Orm, user: UserRow, reply: FastifyReply): Promise<void> {
  await deleteFirstFactorTokens(tx, user.id)
  clearCookie(reply, 'hearthway-first-factor')
}

/** Returns the error for a correct factor when the account needs a second one: 401. */
export const secondFactorRequired = () =>
  new HttpError(401, 'second-factor-required', 'Two-factor authentication required', [
    { detail: 'Sign in with your password and a code or link within 10 minutes in the same browser' },
  ])
