import { now } from '@pkg/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { HttpError } from '../../../http/errors'
import { logSecurity } from '../../../http/security-log'
import { updateUser, type UserRow } from '../users/user-store'
import type { Accounts } from './account-context'
import { deleteIdentities } from './identity-store'
import { deleteKnownDevices } from './known-device-store'
import { clearFirstFactor, type Factor, findFirstFactor, requiresTwoFactors, saveFirstFactor } from './second-factor'
import { openSession } from './session-service'
import { endSessions } from './session-store'

/** The request that signs a person in, and its response. */
export interface SignInContext {
  person: Person
  request: FastifyRequest
  reply: FastifyReply
}

/** Minutes after a sign-in in which a person may change how they sign in, without entering the password again. */
const freshMinutes = 15

/**
 * Records that a person reads an email address or phone number. The first verification from another browser removes everything that was set
 * up before it: a stranger who registered the address can't keep access to its owner's account.
 */
export async function markContactVerified(
  tx: Orm,
  user: UserRow,
  channel: 'email' | 'text',
  { person }: Pick<SignInContext, 'person'>,
): Promise<UserRow> {
  const moment = now()
  const isFirst = user.emailVerifiedAt === null && user.phoneVerifiedAt === null
  const isFromOtherBrowser = isFirst && person.userId !== user.id
  if (isFromOtherBrowser) {
    await endSessions(tx, user.id)
    await deleteIdentities(tx, user.id)
    await deleteKnownDevices(tx, user.id)
  }
  const verified = await updateUser(tx, user.id, {
    ...(channel === 'email'
      ? { emailVerifiedAt: user.emailVerifiedAt ?? moment }
      : { phoneVerifiedAt: user.phoneVerifiedAt ?? moment }),
    ...(isFromOtherBrowser ? { passwordHash: null } : {}),
    ...(user.status === 'invited' ? { status: 'active' as const } : {}),
    anonymousId: null,
  })
  return verified ?? user
}

/**
 * Opens a session when the shown factors, with the one that the browser showed earlier, are enough. Otherwise saves the factor and returns
 * false. The caller commits the transaction before it throws `secondFactorRequired`.
 */
export async function signIn(
  accounts: Accounts,
  tx: Orm,
  user: UserRow,
  { request, reply }: SignInContext,
  shown: readonly [Factor, ...Factor[]],
): Promise<boolean> {
  const [first] = shown
  if (requiresTwoFactors(accounts, user)) {
    const earlier = await findFirstFactor(tx, user, request)
    if (new Set([...shown, earlier ?? first]).size < 2) {
      await saveFirstFactor(tx, user, first, reply)
      logSecurity(request, { event: 'first factor', factor: first, userId: user.id })
      return false
    }
    await clearFirstFactor(tx, user, reply)
  }
  await openSession(tx, user, request, reply)
  logSecurity(request, { event: 'signed in', factors: shown, userId: user.id })
  return true
}

/** Replaces the session of a person who is already signed in, or has a link that only they could have created. */
export const renewSession = (tx: Orm, user: UserRow, { request, reply }: SignInContext): Promise<void> =>
  openSession(tx, user, request, reply)

/** Throws unless the person signed in recently, so an unattended browser can't take over the account. @throws {HttpError} 403 */
export function requireFreshSignIn(person: Person): void {
  if (isFreshlySignedIn(person)) return
  throw new HttpError(403, 'recent-sign-in-required', 'Please sign in again to change this')
}

/** Returns whether the person signed in during the last 15 minutes. */
export const isFreshlySignedIn = ({ session }: Person): boolean =>
  session !== undefined && session.signedInAt.getTime() > now().getTime() - freshMinutes * 60_000
