import { eq } from 'drizzle-orm'
import { users } from '../database/schema/tables'
import type { Handlers } from '../http/answer-calls'
import { closeSession, endSessions } from '../http/person'
import { conflict, notFound, Problem } from '../http/problems'
import { emailTaken, ownUserOf, readContact } from '../users/contact'
import { hashPassword, isPassword } from '../users/passwords'
import type { Accounts } from './accounts'
import { accountOf, accountOfLogin, givenContact, ownAccount, type UserRow } from './find-account'
import { countTry, forgetTries, giveTryBack, limits } from './limits'
import { sendLink } from './link-ways'
import { post } from './post'
import { readLink, useLink } from './secrets'
import { type Asking, prove, signIn } from './sign-in'
import { accountTexts } from './texts'

type Ways = Pick<
  Handlers<'auth'>,
  'register' | 'invitation' | 'login' | 'setPassword' | 'updatePassword' | 'recover' | 'recoverEnd' | 'logout'
>

const wrongCredentials = () =>
  new Problem(401, 'wrong-credentials', 'E-mail address or phone number and password do not belong together')

/** Sign-up, and the password: to sign in with, to set, to change and to replace. [API-013 to API-015, API-017] */
export function passwordWays(accounts: Accounts): Ways {
  const { orm, queue, isSecure, settings } = accounts
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
      const passwordHash = body.password ? await hashPassword(body.password) : null
      const asking = { person, request, reply }
      const { invitation } = body
      if (invitation !== undefined) {
        const user = await orm.transaction(async (tx) => {
          const { userId } = await useLink(tx, invitation, ['invitation'])
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
          await signIn(accounts, tx, set ?? proven, asking)
          return set ?? proven
        })
        return { ...ownUserOf(user), created: true }
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
        if (passwordHash) await signIn(accounts, tx, made, asking)
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
      await orm.transaction((tx) => signIn(accounts, tx, user, { person, request, reply }))
      return ownUserOf(user)
    },

    async setPassword({ body, person, request, reply }) {
      const user = await ownAccount(orm, person)
      if (user.passwordHash !== null) {
        throw conflict('password-exists', 'This account has a password. Change it with the present one.')
      }
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
        const secret = await useLink(tx, body.token, ['recovery'])
        const [found] = secret.userId ? await tx.select().from(users).where(eq(users.id, secret.userId)) : []
        if (!found || found.status === 'disabled' || found.email !== secret.contact) {
          throw notFound('link', body.token)
        }
        await endSessions(tx, found.id)
        const proven = await prove(tx, found, 'email', { person })
        const [set] = await tx.update(users).set({ passwordHash }).where(eq(users.id, found.id)).returning()
        await tellOfChange(accounts, tx, proven)
        await signIn(accounts, tx, set ?? proven, { person, request, reply })
        return set ?? proven
      })
      await forgetTries(accounts, limits.wrongPasswords, user.email ?? '')
      queue.wake()
      return ownUserOf(user)
    },

    async logout({ request, reply }) {
      await closeSession(orm, request, reply, isSecure)
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
    await signIn(accounts, tx, user, asking)
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
