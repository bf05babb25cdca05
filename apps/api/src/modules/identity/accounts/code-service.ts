import type { BodyOf, endpoints, SentCode, User } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { countAttempt, deleteExpiredAttempts, limits, tooMany } from '../../../http/attempt-limits'
import { queueMessage, redactSentSecrets } from '../../messaging'
import { toOwnUser } from '../users/user-resource'
import { findUser, findUserByContact } from '../users/user-store'
import { parseAccountContact } from './account-contact'
import type { Accounts } from './account-context'
import { countMessage } from './count-message'
import { findRequester, findSender } from './known-device'
import {
  codeExpired,
  consumeCode,
  createCode,
  deleteExpiredTokens,
  renewCode,
  secondsBetweenSends,
} from './one-time-token-service'
import { endTokens, hasOthersTokens, type OneTimeToken } from './one-time-token-store'
import { secondFactorRequired } from './second-factor'
import { markContactVerified, signIn, type SignInContext } from './sign-in-service'
import { requestLanguage } from '../../../http/request-language'
import { accountTextsIn } from './texts-in'
import { pagesIn } from './send-link'
import type { Language } from '@pkg/domain'

/** Sends a 6-digit code by email or text. Responds the same whether or not the account exists. @throws {HttpError} 422 or 429 */
export async function sendSignInCode(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.codeStart>,
  { person, request, reply }: SignInContext,
): Promise<SentCode> {
  const { orm, queue } = accounts
  const account = parseAccountContact(body)
  const user = await findUserByContact(orm, account, person.userId)
  const requester = await findRequester(orm, request, user)
  const hasOneAttempt = await countMessage(accounts, { account, requester, kind: 'code' }, reply)
  const { token } = await orm.transaction(async (tx) => {
    await deleteExpiredTokens(tx)
    await deleteExpiredAttempts(tx)
    const { contact } = account
    const created = await createCode(
      tx,
      { userId: user?.id ?? null, contact, requester: requester.id },
      { hasOneAttempt },
    )
    // A replaced code that hasn't been sent yet isn't sent anymore, unless someone else waits for a code of their own. [API-016, TRUTH-014]
    if (user && !(await hasOthersTokens(tx, created.token))) {
      await redactSentSecrets(tx, { kind: 'sign-in-code', userId: user.id, recipient: contact })
    }
    await queueCode(tx, accounts, created, requestLanguage(request))
    return created
  })
  queue.wake()
  return toSentCode(token)
}

/** Signs a person in with a code. @throws {HttpError} 401 for a wrong code or a missing second factor, 410, or 429 */
export async function signInWithCode(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.codeLogin>,
  context: SignInContext,
): Promise<User> {
  const { orm } = accounts
  const { person, request, reply } = context
  const sender = await findSender(orm, request)
  await countAttempt(accounts, limits.secretsFromAddress, sender.id, reply)
  const code = await consumeCode(orm, body.id, body.code)
  const opened = await orm.transaction(async (tx) => {
    const found = await findUser(tx, code.userId)
    const channel = channelFor(code)
    const isSameContact = (channel === 'email' ? found?.email : found?.phone) === code.contact
    if (!found || found.status === 'disabled' || !isSameContact) throw codeExpired()
    const user = await markContactVerified(tx, found, channel, { person })
    await endTokens(tx, 'code', code.contact)
    await redactSentSecrets(tx, { kind: 'sign-in-code', userId: user.id, recipient: code.contact })
    return { user, isComplete: await signIn(accounts, tx, user, context, [channel]) }
  })
  if (!opened.isComplete) throw secondFactorRequired()
  return toOwnUser(opened.user)
}

/** Sends a new code that replaces the last one. @throws {HttpError} 410, or 429 when requested too soon */
export async function resendSignInCode(
  accounts: Accounts,
  id: string,
  { request, reply }: SignInContext,
): Promise<SentCode> {
  const { orm, queue } = accounts
  const sender = await findSender(orm, request)
  await countAttempt(accounts, limits.messagesFromAddress, sender.id, reply)
  const renewed = await orm.transaction(async (tx) => {
    const code = await renewCode(tx, id)
    if (code) await queueCode(tx, accounts, code, requestLanguage(request))
    return code
  })
  if (!renewed) throw tooMany(reply, secondsBetweenSends)
  queue.wake()
  return toSentCode(renewed.token)
}

async function queueCode(
  tx: Orm,
  accounts: Accounts,
  { token, code }: { token: OneTimeToken; code: string },
  language: Language,
): Promise<void> {
  const { brand, sites } = accounts.settings
  const channel = channelFor(token)
  const { userId, contact: recipient, expiresAt } = token
  const texts = accountTextsIn(language)
  if (userId) {
    const content = channel === 'email' ? texts.codeByEmail(brand) : texts.codeByText(brand)
    await queueMessage(tx, { userId, channel, recipient, content, secret: { text: code, expiresAt } })
  } else {
    const content = texts.noAccount(brand, `${pagesIn(language, sites.marketplace)}/?register=true`)
    await queueMessage(tx, { channel, recipient, content })
  }
}

const channelFor = ({ contact }: OneTimeToken) => (contact.includes('@') ? 'email' : 'text')

function toSentCode(token: OneTimeToken): SentCode {
  return {
    id: token.id,
    channel: channelFor(token),
    expiresAt: token.expiresAt.toISOString(),
    resendAt: new Date(token.sentAt.getTime() + secondsBetweenSends * 1000).toISOString(),
  }
}
