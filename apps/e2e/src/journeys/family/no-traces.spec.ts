import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { readCode, readLink } from '../../testing/messages'
import { startOutsideSite } from '../../testing/outside-site'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { sendPlainRequest } from '../../testing/plain-request'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'

let stack: Stack
test.beforeAll(async () => {
  stack = await startOwnStack('no-traces', { LOG_LEVEL: 'debug' }, { hasDashboard: true })
})
test.afterAll(() => stack.end())

/** Returns a word that nothing else contains, of letters only. */
const newWord = (start: string) =>
  start + [...crypto.randomUUID()].map((digit) => String.fromCharCode(97 + (digit.charCodeAt(0) % 26))).join('')

/** Returns a token as links have it, which opens nothing. */
const newToken = () => `${crypto.randomUUID()}-${crypto.randomUUID()}`.slice(0, 43)

/** Collects the referrer of every request of a browser. */
function collectReferrers(context: BrowserContext): Promise<string>[] {
  const referrers: Promise<string>[] = []
  context.on('request', (sent) => {
    referrers.push(
      sent.allHeaders().then(
        (headers) => headers['referer'] ?? '',
        () => '',
      ),
    )
  })
  return referrers
}

/** Returns the words that the texts contain, each with the name of its text. */
const findWords = (texts: Record<string, string>, words: readonly string[]) =>
  Object.entries(texts).flatMap(([name, text]) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${name}: ${word}`),
  )

/** Reads the files that the product wrote outside of its database. */
async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const outside = paths.filter((path) => !path.startsWith(join(folder, 'database')))
  return Object.fromEntries(
    await Promise.all(outside.map(async (path) => [path, (await readFile(path)).toString('latin1')] as const)),
  )
}

/** Reads a family as staff do: searches for it, and writes a reason and a note with a word. */
async function workWith(desk: Page, lastName: string, word: string): Promise<void> {
  const dashboard = new URL(stack.dashboard).origin
  await signIn(desk, dashboard, 'admin@hearthway.example')
  await desk.goto(`${dashboard}/dashboard/families?tab=all&q=${lastName}`)
  await desk
    .getByRole('link', { name: new RegExp(lastName) })
    .first()
    .click()
  await desk.getByLabel('Why do you need it?').fill(word)
  await desk.getByRole('button', { name: 'Show contact info' }).click()
  await expect(desk.getByRole('link', { name: '(720) 555-0147' })).toBeVisible()
  await desk.getByLabel('Note', { exact: true }).fill(word)
  await desk.getByRole('button', { name: 'Save note' }).click()
  await expect(desk.getByText('Note saved')).toBeVisible()
}

/** Deletes the information of the family whose page is open. Returns the code. */
async function erase(page: Page, request: APIRequestContext, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('We sent you a code.')).toBeVisible()
  const code = await readCode(request, stack.api, email)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Delete my information').first().click()
  await page.getByLabel('Yes, delete my information').check()
  await page.getByRole('button', { name: 'Delete my information' }).click()
  await expect(page.getByText('We deleted your information')).toBeVisible()
  return code
}

test('an erased family leaves no word, code, or token in the log of any app, nor in a file [TRUTH-012, TRUST-016]', async ({
  browser,
  request,
}) => {
  const [lastName, word] = [newWord('Marigold'), newWord('Because')]
  const family = { firstName: newWord('Wren'), lastName, email: `${lastName.toLowerCase()}@families.example` }
  const context = await browser.newContext({ baseURL: stack.marketplace, javaScriptEnabled: false })
  const page = await context.newPage()
  const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'], { site: stack.marketplace })
  await sendPlainRequest(page, community.id, { ...family, phone: '(720) 555-0147' })
  const link = await readLink(request, stack.api, family.email)
  const desk = await (await browser.newContext()).newPage()
  await workWith(desk, lastName, word)
  await page.goto(link)
  await expect(page).toHaveURL(/\/receipts$/)
  const code = await erase(page, request, family.email)
  await desk.reload()
  await expect(desk.getByText(lastName)).toHaveCount(0)

  const words = [
    ...Object.values(family),
    word,
    '7205550147',
    '555-0147',
    new URL(link).searchParams.get('token') ?? '',
  ]
  expect(words.every((each) => each.length > 7)).toBe(true)
  const logs = stack.logs()
  expect(findWords(logs, [...words, `"${code}"`])).toEqual([])
  expect(findWords(await readFiles(stack.folder), words)).toEqual([])
  const lines = Object.entries(logs).map(([app, text]) => `${app} ${text.split('\n').length}`)
  expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(['api', 'dashboard', 'marketplace'])
  test.info().annotations.push({ type: 'log lines', description: lines.join(', ') })
  await desk.context().close()
  await context.close()
})

test('an address that no page has leaves nothing of it in a log [TRUTH-012]', async ({ request }) => {
  const word = newWord('Marigold')
  // The dashboard asks others to sign in first.
  await asAdmin(request, stack.api)
  for (const site of [stack.marketplace, stack.dashboard]) {
    expect((await request.get(`${site}/families/of/${word}/here`)).status()).toBe(404)
  }
  expect(findWords(stack.logs(), [word])).toEqual([])
})

test('no page of an emailed link sends its token as a referrer, to us or to another site [TRUST-003, BIZ-008]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: stack.marketplace })
  const referrers = collectReferrers(context)
  const page = await context.newPage()
  const outside = await startOutsideSite()
  const [token, id] = [newToken(), crypto.randomUUID()]
  const urls = [
    `/receipts?token=${token}`,
    `/sign-in/link?token=${token}`,
    `/sign-in/recover?token=${token}`,
    `/?status=invite&token=${token}`,
    `/stop-emails/${id}`,
    `${stack.dashboard}/sign-in/link?token=${token}`,
    `${stack.dashboard}/sign-in/recover?token=${token}`,
    `${stack.dashboard}/contracts/${id}/sign?token=${token}`,
  ]
  for (const url of urls) {
    await page.goto(url)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await outside.visitFrom(page)
  }
  await page.goto(`/receipts?token=${token}`)
  await expect(page).toHaveURL(/\/receipts$/)
  await page.getByRole('link', { name: 'Privacy policy' }).first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  const sent = [...(await Promise.all(referrers)), ...outside.referrers]
  expect(sent.filter((referrer) => referrer.includes(token) || referrer.includes(id))).toEqual([])
  const paths = sent.filter((referrer) => referrer !== '').map((referrer) => new URL(referrer).pathname)
  // A font's referrer is the style sheet that needs it.
  expect(new Set(paths.filter((path) => !/^\/assets\/[\w-]+\.css$/.test(path)))).toEqual(new Set(['/']))
  expect(outside.referrers).toHaveLength(urls.length)
  expect(findWords(stack.logs(), [token, id])).toEqual([])
  test.info().annotations.push({ type: 'requests', description: String(sent.length) })
  outside.stop()
  await context.close()
})
