import type { ApiUnderTest } from './api-under-test'

/** A message on the outbox page. */
export interface MailboxMessage {
  channel: string
  recipient: string
  subject: string
  body: string
  status: string
  createdAt: string
  failure?: string
}

/** Returns the messages to an email address or phone number, newest first. Signs an admin in unless it gets the cookie of one. */
export async function listMessagesTo(
  api: ApiUnderTest,
  recipient: string,
  adminCookie?: string,
): Promise<MailboxMessage[]> {
  return listMessages(api, `&filter[recipient]=${encodeURIComponent(recipient)}`, adminCookie)
}

/** The session in which an admin reads each server's messages, so a test doesn't use up the sign-ins of its address. */
const adminCookies = new WeakMap<ApiUnderTest, string>()

/** Returns the newest messages, as admins see them on the outbox page. */
export const listAllMessages = (api: ApiUnderTest, adminCookie?: string): Promise<MailboxMessage[]> =>
  listMessages(api, '', adminCookie)

async function listMessages(api: ApiUnderTest, filter: string, adminCookie?: string): Promise<MailboxMessage[]> {
  await api.api.queue.idle()
  const read = (cookie: string) => api.call({ url: `/platform/emails?page-size=100${filter}`, headers: { cookie } })
  const cookie = adminCookie ?? adminCookies.get(api)
  const known = cookie === undefined ? undefined : await read(cookie)
  const { body } = known && (adminCookie !== undefined || known.status === 200) ? known : await read(await signIn(api))
  const { data }: { data: { attributes: MailboxMessage }[] } = JSON.parse(JSON.stringify(body))
  return data.map(({ attributes }) => attributes)
}

async function signIn(api: ApiUnderTest): Promise<string> {
  const cookie = await api.cookieOf('admin')
  adminCookies.set(api, cookie)
  return cookie
}

/** Returns the token of the link in the newest message to an email address. */
export async function readLinkToken(api: ApiUnderTest, recipient: string, adminCookie?: string): Promise<string> {
  return matchBody(/[?&]token=([\w-]{43})/, (await listMessagesTo(api, recipient, adminCookie))[0])
}

/** Returns the code in the newest message to an email address or phone number. */
export async function readCode(api: ApiUnderTest, recipient: string, adminCookie?: string): Promise<string> {
  return matchBody(/\b(\d{6})\b/, (await listMessagesTo(api, recipient, adminCookie))[0])
}

function matchBody(pattern: RegExp, message: MailboxMessage | undefined): string {
  const [, text] = pattern.exec(message?.body ?? '') ?? []
  if (!text) throw new Error(`No message matches ${pattern}: ${message?.body ?? 'no message'}`)
  return text
}
