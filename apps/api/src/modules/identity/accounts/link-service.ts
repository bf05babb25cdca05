import type { BodyOf, endpoints, UsedLink } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { redactSentSecrets } from '../../messaging'
import { findUser, findUserByContact, type UserRow } from '../users/user-store'
import { parseAccountContact } from './account-contact'
import type { Accounts, Site } from './account-context'
import { countMessage } from './count-message'
import { findRequester, findSender } from './known-device'
import { consumeLink, createLink, linkExpired, tokenLifetimes } from './one-time-token-service'
import { endTokens, type OneTimeToken } from './one-time-token-store'
import { requireAccount } from './require-account'
import { secondFactorRequired } from './second-factor'
import { sendLink, pagesIn } from './send-link'
import { markContactVerified, renewSession, signIn, type SignInContext } from './sign-in-service'
import { requestLanguage } from '../../../http/request-language'
import { accountTextsIn } from './texts-in'
import { type Language, now } from '@pkg/domain'

/** Emails a sign-in link. Responds the same whether or not the account exists. @throws {HttpError} 422 or 429 */
export async function sendSignInLink(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.auth.magicLinkStart>,
  { person, request, reply }: SignInContext,
): Promise<void> {
  const { orm, queue, settings } = accounts
  const account = parseAccountContact({ email: body.email })
  const user = await findUserByContact(orm, account, person.userId)
  const requester = await findRequester(orm, request, user)
  await countMessage(accounts, { account, requester }, reply)
  const language = requestLanguage(request)
  await orm.transaction((tx) =>
    sendLink(tx, accounts, {
      kind: 'sign-in',
      requester: requester.id,
      user,
      contact: account.contact,
      language,
      content: accountTextsIn(language).magicLink(settings.brand),
      page: linkPage(settings.sites, body, language),
      ...(body.redirect === undefined ? {} : { redirect: body.redirect }),
    }),
  )
  queue.wake()
}

/** Returns the page of a sign-in link. On the dashboard it also says where to go, for staff who need a second factor. */
function linkPage(
  sites: Accounts['settings']['sites'],
  { site = 'marketplace', redirect }: { site?: Site; redirect?: string },
  language: Language,
): string {
  const query = site === 'dashboard' && redirect ? `?loginRedirect=${encodeURIComponent(redirect)}` : ''
  const home = site === 'marketplace' ? pagesIn(language, sites.marketplace) : sites[site]
  return `${home}/sign-in/link${query}`
}

/**
 * Uses a link to sign in, to verify an email address, or to open the invoices.
 * @throws {HttpError} 401 when a second factor is missing, 404, 410, or 429
 */
export async function signInWithLink(accounts: Accounts, token: string, context: SignInContext): Promise<UsedLink> {
  const { orm } = accounts
  const { person, request, reply } = context
  const sender = await findSender(orm, request)
  await countAttempt(accounts, limits.secretsFromAddress, sender.id, reply)
  const opened = await orm.transaction(async (tx) => {
    const link = await consumeLink(tx, token, ['sign-in', 'verification', 'invoices'])
    const user = await findUser(tx, link.userId)
    if (!user || user.status === 'disabled') throw notFound('link', token)
    const isEmailed = link.kind !== 'invoices'
    if (isEmailed && user.email !== link.contact) throw linkExpired()
    const verified = isEmailed ? await markContactVerified(tx, user, 'email', { person }) : user
    if (isEmailed) {
      const kind = link.kind === 'verification' ? 'email-verification' : 'sign-in-link'
      await redactSentSecrets(tx, { kind, userId: user.id, recipient: link.contact })
    }
    if (link.kind === 'sign-in') await endTokens(tx, 'sign-in', link.contact)
    const isComplete = await signInByKind(accounts, tx, { link, user: verified, context })
    return { isComplete, usedLink: { purpose: linkPurpose(link.kind), redirect: link.redirect ?? '/' } }
  })
  if (!opened.isComplete) throw secondFactorRequired()
  return opened.usedLink
}

/** Returns a link that opens the person's invoices on the dashboard once. [API-018] */
export async function createInvoicesLink({ orm, settings }: Accounts, person: Person) {
  const { id, email } = await requireAccount(orm, person)
  const { token, expiresAt } = await createLink(orm, {
    kind: 'invoices',
    userId: id,
    contact: email ?? id,
    redirect: '/dashboard/invoices',
  })
  return { url: `${settings.sites.dashboard}/sign-in/link?token=${token}`, expiresAt: expiresAt.toISOString() }
}

/**
 * Signs in by a link if its kind and age allow it. A verification link is valid for a day, but signs in only as long as a sign-in link does.
 * Only a person who is signed in can create an invoices link. Returns whether no second factor is missing. (ASVS 6.5.5)
 */
async function signInByKind(
  accounts: Accounts,
  tx: Orm,
  { link, user, context }: { link: OneTimeToken; user: UserRow; context: SignInContext },
): Promise<boolean> {
  if (link.kind === 'invoices') {
    await renewSession(tx, user, context)
    return true
  }
  const isTooOld = link.createdAt.getTime() + tokenLifetimes['sign-in'] * 1000 < now().getTime()
  return isTooOld || signIn(accounts, tx, user, context, ['email'])
}

const linkPurpose = (kind: string): UsedLink['purpose'] =>
  kind === 'verification' || kind === 'invoices' ? kind : 'sign-in'
