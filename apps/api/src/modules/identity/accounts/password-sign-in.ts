import { eq } from 'drizzle-orm'
import { users } from '../../../database/schema/tables'
import type { Handlers } from '../../../http/answer-calls'
import { closeSession, endSessions } from './sessions'
import { conflict, notFound, Problem } from '../../../http/problems'
import { logSecurity } from '../../../http/security-log'
import { emailTaken, ownUserOf } from '../users/user-resource'
import { readContact } from '../../contact'
import { hashPassword, isPassword } from '../users/passwords'
import type { Accounts } from './account-context'
import { accountOf, accountOfLogin, givenContact, ownAccount, type UserRow } from './find-account'
import { refuseGuessable } from './guessable-password'
import { countTry, forgetTries, giveTryBack, limits } from '../../../http/attempt-limits'
import { sendLink } from './link-sign-in'
import { post } from '../../messaging'
import { readLink, consumeLink } from './one-time-tokens'
import { earlierFactor, needsTwoFactors, secondFactorNeeded } from './second-factor'
import { type Asking, needFreshSignIn, prove, renewSession, signIn } from './sign-in'
import { accountTexts } from './texts'

const notByMailAlone = () =>
  new Problem(403, 'second-factor-needed', 'A letter alone does not replace the password of this account', [
    { detail: 'Sign in with the code of a text message first, or ask an admin for a new invitation' },
  ])

type Ways = Pick<
  Handlers<'auth'>,
  'register' | 'invitation' | 'login' | 'setPassword' | 'updatePassword' | 'recover' | 'recoverEnd' | 'logout'
>

const wrongCredentials = () =>
  new Problem(401, 'wrong-credentials', 'E-mail address or phone number and password do not belong together')

/** Sign-up, and the password: to sign in with, to set, to change and to replace. [API-013 to API-015, API-017] */
export function passwordWays(accounts: Accounts): Ways {
  const { orm, queue, settings } = accounts
  const { brand, sites } = settings

  return {
    async register({ body, person, request, reply }) {
      const contact = readContact(
        {
          name: body.name,
          email: body.email,
          ...(body.phone_number === undefined ? {} : { phone: body.phone_number }),
        },
        { phone: 'phone_number' },
      )
      if (body.password) refuseGuessable(body.password, { ...contact, brand }, '/data/attributes/password')
      const passwordHash = body.password ? await hashPassword(body.password) : null
      const asking = { person, request, reply }
      const { invitation } = body
      if (invitation !== undefined) {
        const opened = await orm.transaction(async (tx) => {
          const { userId } = await consumeLink(tx, invitation, ['invitation'])
          const [invited] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : []
          if (!invited || invited.status === 'disabled' || invited.email !== contact.email) {
            throw notFound('invitation', invitation)
          }
          await endSessions(tx, invited.id)
          const proven = await prove(tx, invited, 'email', asking)
          const [set] = await tx
            .update(users)
            .set({ ...contact, passwordHash: passwordHash ?? proven.passwordHash })
            .where(eq(users.id, invited.id))
            .returning()
          const user = set ?? proven
          // The letter shows the mailbox, and whoever chooses a password knows it.
          const isIn = await signIn(accounts, tx, user, asking, passwordHash ? ['email', 'password'] : ['email'])
          return { user, isIn }
        })
        if (!opened.isIn) throw secondFactorNeeded()
        return { ...ownUserOf(opened.user), created: true }
      }
      const user = await orm.transaction(async (tx) => {
        const [made] = await tx
          .insert(users)
          .values({ ...contact, passwordHash })
          .onConflictDoNothing()
          .returning()
        if (!made) throw emailTaken()
        await sendLink(tx, accounts, {
          kind: 'confirm',
          user: made,
          contact: body.email.trim().toLowerCase(),
          letter: accountTexts.confirm(brand),
        })
        if (passwordHash) await signIn(accounts, tx, made, asking, ['password'])
        return made
      })
      queue.wake()
      return { ...ownUserOf(user), created: true }
    },

    async invitation({ body }) {
      const { userId } = await readLink(orm, body.token, ['invitation'])
      const [invited] = userId ? await orm.select().from(users).where(eq(users.id, userId)) : []
      if (!invited?.email || invited.status === 'disabled') throw notFound('invitation', body.token)
      return { name: invited.name, email: invited.email, role: invited.role }
    },

    async login({ body, person, request, reply }) {
      const given = givenLogin(body)
      await countTry(accounts, limits.passwordsFromAddress, request.ip, reply)
      await countTry(accounts, limits.wrongPasswords, given.contact, reply)
      const user = await accountOfLogin(orm, given)
      if (!(await isPassword(user?.passwordHash, body.password)) || !user) throw wrongCredentials()
      await forgetTries(accounts, limits.wrongPasswords, given.contact)
      await giveTryBack(accounts, limits.passwordsFromAddress, request.ip)
      const asking = { person, request, reply }
      if (!(await orm.transaction((tx) => signIn(accounts, tx, user, asking, ['password'])))) throw secondFactorNeeded()
      return ownUserOf(user)
    },

    async setPassword({ body, person, request, reply }) {
      const user = await ownAccount(orm, person)
      if (user.passwordHash !== null) {
        throw conflict('password-exists', 'This account has a password. Change it with the present one.')
      }
      needFreshSignIn(person)
      refuseGuessable(body.password, { ...user, brand }, '/data/password')
      await changePassword(accounts, user, body.password, { person, request, reply })
      return undefined
    },

    async updatePassword({ body, person, request, reply }) {
      const user = await ownAccount(orm, person)
      await countTry(accounts, limits.wrongPasswords, user.id, reply)
      if (!(await isPassword(user.passwordHash, body.password))) {
        throw new Problem(403, 'wrong-password', 'This is not the present password', [
          { detail: 'Not the present password', source: { pointer: '/data/password' } },
        ])
      }
      await forgetTries(accounts, limits.wrongPasswords, user.id)
      refuseGuessable(body.newPassword, { ...user, brand }, '/data/newPassword')
      await changePassword(accounts, user, body.newPassword, { person, request, reply })
      return undefined
    },

    async recover({ body, request, reply }) {
      const given = givenContact(body)
      await countTry(accounts, limits.messagesFromAddress, request.ip, reply)
      await countTry(accounts, limits.messages, given.contact, reply)
      const user = await accountOf(orm, given)
      const base = sites[body.site ?? 'marketplace']
      await orm.transaction((tx) =>
        sendLink(tx, accounts, {
          kind: 'recovery',
          user,
          contact: given.contact,
          letter: accountTexts.recovery(brand),
          page: `${base}/sign-in/recover`,
        }),
      )
      queue.wake()
      return undefined
    },

    async recoverEnd({ body, person, request, reply }) {
      await countTry(accounts, limits.secretsFromAddress, request.ip, reply)
      const passwordHash = await hashPassword(body.password)
      const user = await orm.transaction(async (tx) => {
        const secret = await consumeLink(tx, body.token, ['recovery'])
        const [found] = secret.userId ? await tx.select().from(users).where(eq(users.id, secret.userId)) : []
        if (!found || found.status === 'disabled' || found.email !== secret.contact) {
          throw notFound('link', body.token)
        }
        // Thrown in the transaction, so that the letter stays good for a better choice.
        refuseGuessable(body.password, { ...found, brand }, '/data/attributes/password')
        // Who reads a mailbox must not come to both factors by it. (ASVS 6.4.3)
        const earlier = needsTwoFactors(accounts, found) ? await earlierFactor(tx, found, request) : undefined
        const isByMailAlone = earlier !== 'text' && earlier !== 'third-party'
        if (isByMailAlone && needsTwoFactors(accounts, found)) throw notByMailAlone()
        await endSessions(tx, found.id)
        const proven = await prove(tx, found, 'email', { person })
        const [set] = await tx.update(users).set({ passwordHash }).where(eq(users.id, found.id)).returning()
        await tellOfChange(accounts, tx, proven)
        await signIn(accounts, tx, set ?? proven, { person, request, reply }, earlier ? ['email', earlier] : ['email'])
        return set ?? proven
      })
      await forgetTries(accounts, limits.wrongPasswords, user.email ?? '')
      queue.wake()
      return ownUserOf(user)
    },

    async logout({ person, request, reply }) {
      if (person.userId) logSecurity(request, { event: 'signed out', userId: person.userId })
      await closeSession(orm, request, reply)
      return undefined
    },
  }
}

/** Sets a password, ends all sessions of the person, opens a new one here, and writes to them. */
async function changePassword(accounts: Accounts, user: UserRow, password: string, asking: Asking): Promise<void> {
  const passwordHash = await hashPassword(password)
  await accounts.orm.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
    await renewSession(tx, user, asking)
    await tellOfChange(accounts, tx, user)
  })
  accounts.queue.wake()
}

async function tellOfChange(accounts: Accounts, tx: Parameters<typeof post>[0], user: UserRow): Promise<void> {
  const recipient = user.email ?? user.phone
  if (!recipient) return
  const letter = accountTexts.passwordChanged(accounts.settings.brand)
  await post(tx, { userId: user.id, channel: user.email ? 'email' : 'text', recipient, letter })
}

/** What was typed in place of an address is compared as it is: a wrong one is as wrong as an unknown one. */
function givenLogin({ email, phone }: { email?: string; phone?: string }) {
  if (email !== undefined) return { channel: 'email' as const, contact: email.trim().toLowerCase() }
  return givenContact({ ...(phone === undefined ? {} : { phone }) })
}
