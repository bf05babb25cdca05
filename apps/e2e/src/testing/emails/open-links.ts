import type { MessageKind } from '@pkg/api-client'
import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { password } from '../gate'
import { type HtmlPage, openHtml } from '../html-page'
import type { ReceivedMessage } from '../mailbox'
import type { Stack } from '../stack'
import { demoPassword } from './api-people'

const urlPattern = /https?:\/\/[^\s<>"]+/g
/** The emails that people open where they’re signed in to the marketplace. */
const accountKinds: readonly MessageKind[] = ['email-verification', 'claim-declined', 'advisor-declined']
/** Headings of pages that couldn't show what the link is for. */
const failures = /not found|can’t find|went wrong|expired|no longer|don’t have|can’t show|not allowed|unavailable/i

/** Returns the URLs of a message, which its text and its page share. */
export function listLinks({ text, html }: ReceivedMessage): string[] {
  const links = new Set(text.match(urlPattern) ?? [])
  if (html !== undefined) {
    const onPage = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    expect(new Set(onPage)).toEqual(links)
  }
  return [...links]
}

/**
 * Opens a link with new cookies as the recipient of its message, who signs in where the page asks. Expects a page without an error, and does what the
 * page is for where that’s one button.
 */
export async function openLink(
  { marketplace }: Stack,
  { kind, url, email }: { kind: MessageKind; url: string; email: string },
): Promise<void> {
  const request = await requests.newContext()
  if (accountKinds.includes(kind)) {
    const data = { data: { type: 'users', attributes: { email, password } } }
    await request.post(`${marketplace}/api/platform/auth/login`, { data })
  }
  let page = await openSoon(request, url)
  if (isSignIn(page)) {
    const secret = email.endsWith('@hearthway.example') ? demoPassword : password
    const signedIn = await page.press(page.one('main').one('button', 'Sign in'), { Email: email, Password: secret })
    expect(isSignIn(signedIn), `${email} signs in`).toBe(false)
    page = await openSoon(request, url)
  }
  expect(page.url.origin).toBe(new URL(url).origin)
  expect(page.headings(1), url).toHaveLength(1)
  expect(
    page.names('heading').filter((heading) => failures.test(heading)),
    url,
  ).toEqual([])
  await pressThrough(page)
  await request.dispose()
}

const isSignIn = ({ url }: HtmlPage) => url.pathname.endsWith('/sign-in')

/** Opens a page. Like a person, tries again when the server says that it's busy. */
async function openSoon(request: APIRequestContext, url: string): Promise<HtmlPage> {
  let page = await openHtml(request, url)
  await expect
    .poll(async () => (page.status === 503 ? (page = await page.reload()).status : page.status), { message: url })
    .not.toBe(503)
  expect(page.status, url).toBe(200)
  return page
}

/** Does what the page of a link is for, where that's one button. */
async function pressThrough(page: HtmlPage): Promise<void> {
  const { pathname } = page.url
  if (pathname.endsWith('/sign-in/link')) {
    const signedIn = await page.press(page.one('main').one('button', 'Sign in'))
    expect(signedIn.url.href).not.toMatch(/\/sign-in\/link|status=expired/)
  }
  if (pathname === '/search-alerts/confirm') {
    expect((await page.press('Turn on alert')).names('heading')).toContain('Your search alert is on')
  }
  if (pathname === '/questions/confirm') {
    expect((await page.press('Send question')).text).toContain('Your question is waiting for an answer')
  }
  if (pathname.endsWith('/price-check')) {
    const confirmed = await page.press(page.one('button', /^All still right/))
    expect(confirmed.text).toContain('Confirmed your prices. Families will see this on your page within a minute.')
  }
  if (pathname.startsWith('/stop-emails/')) {
    const isStopped = ({ text }: HtmlPage) => text.includes('We stopped these emails')
    let stopped = page
    await expect(async () => {
      const [retry] = stopped.all('link', 'Try again')
      if (!isStopped(stopped)) stopped = retry ? await stopped.follow(retry) : await stopped.press('Stop these emails')
      expect(isStopped(stopped)).toBe(true)
    }).toPass()
  }
}
