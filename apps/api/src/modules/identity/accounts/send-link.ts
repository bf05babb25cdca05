import type { Language } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type MessageContent, queueMessage } from '../../messaging'
import type { UserRow } from '../users/user-store'
import type { Accounts } from './account-context'
import { createLink, deleteExpiredTokens } from './one-time-token-service'
import { accountTextsIn } from './texts-in'

/** An email with a link, and the page that the link opens. */
interface LinkEmail {
  kind: 'sign-in' | 'verification' | 'recovery' | 'invitation'
  /** Undefined without a matching account. The email then says so, and the request takes the same time. */
  user: UserRow | undefined
  contact: string
  /** The known device or network that requested it, if anyone can. */
  requester?: string
  /** The language of the page that asked for it. English if missing. */
  language?: Language
  content: MessageContent
  page?: string
  redirect?: string
}

/** Creates a link and queues its email. */
export async function sendLink(tx: Orm, accounts: Accounts, link: LinkEmail): Promise<void> {
  const { marketplace } = accounts.settings.sites
  await deleteExpiredTokens(tx)
  const { token, expiresAt } = await createLink(tx, {
    kind: link.kind,
    userId: link.user?.id ?? null,
    contact: link.contact,
    redirect: link.redirect ?? null,
    requester: link.requester ?? null,
  })
  const home = pagesIn(link.language, marketplace)
  const page = link.page ?? `${home}/sign-in/link`
  const url = `${page}${page.includes('?') ? '&' : '?'}token=${token}`
  const { user, contact: recipient } = link
  if (user) {
    const secret = { text: url, expiresAt }
    await queueMessage(tx, { userId: user.id, channel: 'email', recipient, content: link.content, secret })
  } else {
    const content = accountTextsIn(link.language ?? 'en').noAccount(accounts.settings.brand, `${home}/?register=true`)
    await queueMessage(tx, { channel: 'email', recipient, content })
  }
}

/** Returns the address of the marketplace's pages in a language. [FIND-015] */
export const pagesIn = (language: Language | undefined, marketplace: string): string =>
  language === 'es' ? `${marketplace}/es` : marketplace
