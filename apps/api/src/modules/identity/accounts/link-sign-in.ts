import type { UsedLink } from '@pkg/api-client'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import type { Handlers } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import { type MessageContent, redactSentSecrets, queueMessage } from '../../messaging'
import type { Accounts } from './account-context'
import { accountOf, givenContact, type UserRow } from './find-account'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { clearSecrets, goodFor, linkExpired, makeLink, type Secret, consumeLink } from './one-time-tokens'
import { secondFactorNeeded } from './second-factor'
import { type Asking, prove, renewSession, signIn } from './sign-in'
import { accountTexts } from './texts'

/** Links of letters: to sign in, to confirm an address, to the invoices. [API-015, API-018] */
export function linkSignIn(accounts: Accounts): Pick<Handlers<'auth'>, 'magicLinkStart' | 'start'> {
  const { orm, queue, settings } = accounts

  return {
    async magicLinkStart({ body, person, request, reply }) {
      const given = givenContact({ email: body.email })
      await countAttempt(accounts, limits.messagesFromAddress, request.ip, reply)
      await countAttempt(accounts, limits.messages, given.contact, reply)
      const user = await accountOf(orm, given, person)
      await orm.transaction((tx) =>
        sendLink(tx, accounts, {
          kind: 'sign-in',
          user,
          contact: given.contact,
          content: accountTexts.magicLink(settings.brand),
          page: `${settings.sites[body.site ?? 'marketplace']}/sign-in/link`,
          ...(body.redirect === undefined ? {} : { redirect: body.redirect }),
        }),
      )
      queue.wake()
      return undefined
    },

    async start({ body, person, request, reply }) {
      await countAttempt(accounts, limits.secretsFromAddress, request.ip, reply)
      const opened = await orm.transaction(async (tx) => {
        const secret = await consumeLink(tx, body.token, ['sign-in', 'confirm', 'invoices'])
        const [user] = secret.userId ? await tx.select().from(users).where(eq(users.id, secret.userId)) : []
        if (!user || user.status === 'disabled') throw notFound('link', body.token)
        const isOfLetter = secret.kind !== 'invoices'
        if (isOfLetter && user.email !== secret.contact) throw linkExpired()
        const proven = isOfLetter ? await prove(tx, user, 'email', { person }) : user
        if (isOfLetter) await redactSentSecrets(tx, user.id, secret.contact)
        const isIn = await enter(accounts, tx, { secret, user: proven, asking: { person, request, reply } })
        return { isIn, answer: { purpose: purposeOf(secret.kind), redirect: secret.redirect ?? '/' } }
      })
      if (!opened.isIn) throw secondFactorNeeded()
      return opened.answer
    },
  }
}

/**
 * Signs in by a link, where it may. The letter that asks to confirm an address is good for a day, and lets somebody in for as long as a
 * link to sign in alone; the link to the invoices was made by somebody who is signed in. (ASVS 6.5.5)
 */
async function enter(
  accounts: Accounts,
  tx: Orm,
  { secret, user, asking }: { secret: Secret; user: UserRow; asking: Asking },
): Promise<boolean> {
  if (secret.kind === 'invoices') {
    await renewSession(tx, user, asking)
    return true
  }
  const isLate = secret.createdAt.getTime() + goodFor['sign-in'] * 1000 < Date.now()
  return isLate || signIn(accounts, tx, user, asking, ['email'])
}

const purposeOf = (kind: string): UsedLink['purpose'] => (kind === 'confirm' || kind === 'invoices' ? kind : 'sign-in')

/** A letter with a link, and the page that uses it. */
interface LinkLetter {
  kind: 'sign-in' | 'confirm' | 'recovery' | 'invitation'
  /** Nobody where the contact opens no account: the letter then says so, with the same effort. */
  user: UserRow | undefined
  contact: string
  content: MessageContent
  page?: string
  redirect?: string
}

/** Makes a link and puts its letter in the outbox. */
export async function sendLink(tx: Orm, accounts: Accounts, link: LinkLetter): Promise<void> {
  const { marketplace } = accounts.settings.sites
  await clearSecrets(tx)
  const { token, expiresAt } = await makeLink(tx, {
    kind: link.kind,
    userId: link.user?.id ?? null,
    contact: link.contact,
    redirect: link.redirect ?? null,
  })
  const page = link.page ?? `${marketplace}/sign-in/link`
  const address = `${page}${page.includes('?') ? '&' : '?'}token=${token}`
  const { user, contact: recipient } = link
  if (user) {
    const secret = { text: address, expiresAt }
    await queueMessage(tx, { userId: user.id, channel: 'email', recipient, content: link.content, secret })
  } else {
    const content = accountTexts.noAccount(accounts.settings.brand, `${marketplace}/?register=true`)
    await queueMessage(tx, { channel: 'email', recipient, content })
  }
}
