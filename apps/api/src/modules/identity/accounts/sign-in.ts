import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import { identities, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { endSessions, openSession } from './sessions'
import { HttpError } from '../../../http/problems'
import { logSecurity } from '../../../http/security-log'
import type { Accounts } from './account-context'
import type { UserRow } from './find-account'
import { earlierFactor, type Factor, forgetFactor, needsTwoFactors, rememberFactor } from './second-factor'

/** The call that signs somebody in. */
export interface Asking {
  person: Person
  request: FastifyRequest
  reply: FastifyReply
}

/** Minutes after signing in during which a person may change what opens the account, without showing the password again. */
const freshMinutes = 15

/**
 * Notes that a person reads an address or a number. The first proof of an account made in another browser takes away what was set up
 * before anything was proven: whoever types a foreign address cannot wait in that account for its owner.
 */
export async function prove(
  tx: Orm,
  user: UserRow,
  channel: 'email' | 'text',
  { person }: Pick<Asking, 'person'>,
): Promise<UserRow> {
  const now = new Date()
  const isFirst = user.emailVerifiedAt === null && user.phoneVerifiedAt === null
  const isForeign = isFirst && person.userId !== user.id
  if (isForeign) {
    await endSessions(tx, user.id)
    await tx.delete(identities).where(eq(identities.userId, user.id))
  }
  const [proven] = await tx
    .update(users)
    .set({
      ...(channel === 'email'
        ? { emailVerifiedAt: user.emailVerifiedAt ?? now }
        : { phoneVerifiedAt: user.phoneVerifiedAt ?? now }),
      ...(isForeign ? { passwordHash: null } : {}),
      ...(user.status === 'invited' ? { status: 'active' as const } : {}),
      anonymousId: null,
    })
    .where(eq(users.id, user.id))
    .returning()
  return proven ?? user
}

/**
 * Opens a session with a new id for what was shown, together with what the browser showed before; the one that asked ends. Gives whether
 * that was enough; if not, it is kept in mind. Whoever calls lets the transaction end before telling, with `secondFactorNeeded`.
 */
export async function signIn(
  accounts: Accounts,
  tx: Orm,
  user: UserRow,
  { request, reply }: Asking,
  shown: readonly [Factor, ...Factor[]],
): Promise<boolean> {
  const [first] = shown
  if (needsTwoFactors(accounts, user)) {
    const earlier = await earlierFactor(tx, user, request)
    if (new Set([...shown, earlier ?? first]).size < 2) {
      await rememberFactor(tx, user, first, reply)
      logSecurity(request, { event: 'first factor', factor: first, userId: user.id })
      return false
    }
    await forgetFactor(tx, user, reply)
  }
  await openSession(tx, user, request, reply)
  logSecurity(request, { event: 'signed in', factors: shown, userId: user.id })
  return true
}

/** Opens a session with a new id for somebody who is signed in, or comes by what only they could have made; the one that asked ends. */
export const renewSession = (tx: Orm, user: UserRow, { request, reply }: Asking): Promise<void> =>
  openSession(tx, user, request, reply)

/** Throws 403 unless the person signed in just now: what opens an account is not changed by whoever finds a browser open. */
export function needFreshSignIn(person: Person): void {
  if (isFreshlySignedIn(person)) return
  throw new HttpError(403, 'sign-in-again', 'Please sign in again to change this')
}

/** Whether the person signed in just now. */
export const isFreshlySignedIn = ({ session }: Person): boolean =>
  session !== undefined && session.signedInAt.getTime() > Date.now() - freshMinutes * 60_000
