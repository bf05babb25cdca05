import type { MessageKind } from '@pkg/api-client'
import { type Browser, expect, type Page } from '@playwright/test'
import { password } from '../gate'
import type { ReceivedMessage } from '../mailbox'
import type { OwnStack } from '../own-stack'
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

/** Opens a link in a new browser as the recipient of its message, who signs in where the page asks. Expects a page without an error. */
export async function openLink(
  browser: Browser,
  { marketplace }: OwnStack,
  { kind, url, email }: { kind: MessageKind; url: string; email: string },
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (accountKinds.includes(kind)) {
    const data = { data: { type: 'users', attributes: { email, password } } }
    await page.request.post(`${marketplace}/api/platform/auth/login`, { data })
  }
  await openSoon(page, url)
  if (/\/sign-in(\?|$)/.test(page.url())) {
    await signIn(page, email)
    await openSoon(page, url)
  }
  expect(new URL(page.url()).origin).toBe(new URL(url).origin)
  const headings = await page.getByRole('heading').allInnerTexts()
  expect(headings.length, url).toBeGreaterThan(0)
  expect(
    headings.filter((heading) => failures.test(heading)),
    url,
  ).toEqual([])
  await clickThrough(page)
  await context.close()
}

/** Opens a page. Like a person, tries again when the server says that it's busy. */
async function openSoon(page: Page, url: string): Promise<void> {
  let status: number | undefined
  const open = async () => (status = (await page.goto(url))?.status())
  await expect.poll(open, { message: url }).not.toBe(503)
  expect(status, url).toBe(200)
}

/** Signs in on the page that is open, which then leads to the link's page. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(email.endsWith('@hearthway.example') ? demoPassword : password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
}

/** Does what the page of a link is for, where that's one button. */
async function clickThrough(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  if (pathname.endsWith('/sign-in/link')) {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/\/sign-in\/link|status=expired/)
  }
  if (pathname === '/search-alerts/confirm') {
    await page.getByRole('button', { name: 'Turn on alert' }).click()
    await expect(page.getByRole('heading', { name: 'Your search alert is on' })).toBeVisible()
  }
  if (pathname.endsWith('/price-check')) {
    await page.getByRole('button', { name: /^All still right/ }).click()
    await expect(
      page.getByText('Confirmed your prices. Families will see this on your page within a minute.'),
    ).toBeVisible()
  }
  if (pathname.startsWith('/stop-emails/')) {
    const main = page.getByRole('main')
    const stopped = main.getByRole('status').filter({ hasText: 'We stopped these emails' })
    const next = main
      .getByRole('button', { name: 'Stop these emails' })
      .or(main.getByRole('link', { name: 'Try again' }))
    await expect(async () => {
      if (!(await stopped.isVisible())) await next.click()
      await expect(stopped).toBeVisible({ timeout: 20_000 })
    }).toPass()
  }
}
