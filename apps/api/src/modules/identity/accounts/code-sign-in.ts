import type { SentCode } from '@pkg/api-client'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import type { Handlers } from '../../../http/answer-calls'
import { HttpError } from '../../../http/problems'
import { ownUserOf } from '../users/user-resource'
import type { Accounts } from './account-context'
import { accountOf, givenContact } from './find-account'
import { deleteExpiredAttempts, countAttempt, limits, tooMany } from '../../../http/attempt-limits'
import { redactSentSecrets, queueMessage } from '../../messaging'
import { clearSecrets, makeCode, renewCode, type Secret, secondsBetweenSends, consumeCode } from './one-time-tokens'
import { secondFactorNeeded } from './second-factor'
import { prove, signIn } from './sign-in'
import { accountTexts } from './texts'

/** Codes of six digits, by mail and by text. [API-016] */
export function codeSignIn(accounts: Accounts): Pick<Handlers<'auth'>, 'codeStart' | 'codeLogin' | 'codeRetry'> {
  const { orm, queue } = accounts

  return {
    async codeStart({ body, person, request, reply }) {
      const given = givenContact(body)
      await countAttempt(accounts, limits.messagesFromAddress, request.ip, reply)
      await countAttempt(accounts, limits.messages, given.contact, reply)
      const user = await accountOf(orm, given, person)
      const made = await orm.transaction(async (tx) => {
        await clearSecrets(tx)
        await deleteExpiredAttempts(tx)
        const made = await makeCode(tx, { userId: user?.id ?? null, contact: given.contact })
        await sendCode(tx, accounts, made)
        return made
      })
      queue.wake()
      return onItsWay(made.secret)
    },

    async codeLogin({ body, person, request, reply }) {
      await countAttempt(accounts, limits.secretsFromAddress, request.ip, reply)
      const secret = await consumeCode(orm, body.id, body.code)
      const opened = await orm.transaction(async (tx) => {
        const [found] = secret.userId ? await tx.select().from(users).where(eq(users.id, secret.userId)) : []
        const channel = channelOf(secret)
        const isStillTheirs = (channel === 'email' ? found?.email : found?.phone) === secret.contact
        if (!found || found.status === 'disabled' || !isStillTheirs) {
          throw new HttpError(410, 'code-ended', 'This code is no longer good. Ask for another one.')
        }
        const proven = await prove(tx, found, channel, { person })
        await redactSentSecrets(tx, proven.id, secret.contact)
        const isIn = await signIn(accounts, tx, proven, { person, request, reply }, [channel])
        return { user: proven, isIn }
      })
      if (!opened.isIn) throw secondFactorNeeded()
      return ownUserOf(opened.user)
    },

    async codeRetry({ body, request, reply }) {
      await countAttempt(accounts, limits.messagesFromAddress, request.ip, reply)
      const made = await orm.transaction(async (tx) => {
        const renewed = await renewCode(tx, body.id)
        if (renewed) await sendCode(tx, accounts, renewed)
        return renewed
      })
      if (!made) throw tooMany(reply, secondsBetweenSends)
      queue.wake()
      return onItsWay(made.secret)
    },
  }
}

async function sendCode(
  tx: Orm,
  accounts: Accounts,
  { secret, code }: { secret: Secret; code: string },
): Promise<void> {
  const { brand, sites } = accounts.settings
  const channel = channelOf(secret)
  const { userId, contact: recipient, expiresAt } = secret
  if (userId) {
    const content = channel === 'email' ? accountTexts.codeByMail(brand) : accountTexts.codeByText(brand)
    await redactSentSecrets(tx, userId, recipient)
    await queueMessage(tx, { userId, channel, recipient, content, secret: { text: code, expiresAt } })
  } else {
    const content = accountTexts.noAccount(brand, `${sites.marketplace}/?register=true`)
    await queueMessage(tx, { channel, recipient, content })
  }
}

const channelOf = ({ contact }: Secret) => (contact.includes('@') ? 'email' : 'text')

function onItsWay(secret: Secret): SentCode {
  return {
    id: secret.id,
    channel: channelOf(secret),
    expiresAt: secret.expiresAt.toISOString(),
    resendAt: new Date(secret.sentAt.getTime() + secondsBetweenSends * 1000).toISOString(),
  }
}
