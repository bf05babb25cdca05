import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { now } from '@pkg/domain'
import { newEmail } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { addProvider, openAs, sendRequest } from '../../testing/work-accounts'
import { addAdvisor, addCommunity, findFreePlace } from '../../testing/world'

const greeting = /^Good (morning|afternoon|evening), /
const minutesAhead = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString()

/** Sends the request of a new family to a community. Returns its full name. */
async function offerFamily(browser: Browser, slug: string, answers: Record<string, unknown> = {}): Promise<string> {
  const family = buildFamily()
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  await sendRequest(sender, family, { slug, ...answers })
  await sender.context().close()
  return `${family.firstName} ${family.lastName}`
}

/** Returns an advisor's offers with a status, as an admin sees them. */
async function listOffers(request: APIRequestContext, agentId: string, status: string): Promise<object[]> {
  await asAdmin(request, api)
  const found = await request.get(`${api}/platform/offers?filter[status]=${status}&filter[agent]=${agentId}`)
  return (await found.json()).data.map(({ attributes }: { attributes: object }) => attributes)
}

/** Adds a task of an advisor as an admin. */
async function addTask(request: APIRequestContext, ownerId: string, title: string, minutes: number): Promise<void> {
  await asAdmin(request, api)
  const attributes = { title, dueAt: minutesAhead(minutes), ownerId }
  const created = await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes } } })
  expect(created.status()).toBe(201)
}

/** Waits until the keys of Today work. */
const keysWork = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Snooze')).toBeVisible()

const offerOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(name) })

test(
  'by keyboard, an advisor accepts an offer, declines another one, and finishes and snoozes tasks with a way back [DASH-002, WORK-001, WORK-002, WORK-003, TRUST-007]',
  { tag: '@smoke' },
  async ({ page, request, browser }) => {
    const advisor = await addAdvisor(request)
    const community = await addCommunity(request, advisor.place)
    const names = [
      await offerFamily(browser, community.id, {
        callPreferences: { days: ['monday'], from: 9, until: 17 },
        state: community.state,
      }),
      await offerFamily(browser, community.id),
    ]
    await addTask(request, advisor.id, 'Order flyers', -42)
    await addTask(request, advisor.id, 'Renew the license', -20)
    await openAs(page, advisor.email, '/dashboard/')
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await expect(page.getByText(/^2 offers and 2 overdue tasks can’t wait\./)).toBeVisible()
    // At night, both are due at the same time on the next business day, and then either can be first.
    const title = await page.getByRole('article').first().getByRole('heading').innerText()
    const [first = '', second = ''] = names.toSorted((name) => (title.includes(name) ? -1 : 1))
    const offer = offerOf(page, first)
    await expect(offer.getByText('left to respond')).toBeVisible()
    await expect(offer.getByText(/^Why you\. .*Referral fees played no part\.$/)).toBeVisible()
    await expect(offer.getByText(/there\.? /).first()).toBeVisible()
    await expect(page.getByText('•••')).toHaveCount(0)
    await expectAccessible(page)

    await keysWork(page)
    await page.locator('body').press('y')
    await expect(page.getByText('Family accepted. You can open their contact info now.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(first) })).toBeVisible()
    await openPage(page, `${dashboard}/dashboard/`)
    await expect(offer).toHaveCount(0)
    expect(await listOffers(request, advisor.id, 'claimed')).toMatchObject([{ clientName: first }])

    await keysWork(page)
    await page.locator('body').press('d')
    const reason = offerOf(page, second).getByLabel('Can’t help? Say why')
    await expect(reason).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a reason, such as “I’m away this week”.')).toBeVisible()
    await reason.fill('I’m away this week')
    await page.keyboard.press('Enter')
    await expect(offerOf(page, second)).toHaveCount(0)
    expect(await listOffers(request, advisor.id, 'declined')).toMatchObject([{ reason: 'I’m away this week' }])

    const flyers = page.getByRole('listitem').filter({ hasText: 'Order flyers' })
    await expect(flyers.getByText('42 min overdue')).toBeVisible()
    await keysWork(page)
    await page.locator('body').press('j')
    await expect(flyers.getByText('Order flyers').first()).toBeFocused()
    await page.keyboard.press('e')
    await expect(page.getByText('Task completed')).toBeVisible()
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
    await expect(flyers).toHaveCount(0)
    await expect(page.getByText('Renew the license').first()).toBeFocused()
    await page.keyboard.press('u')
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await expect(flyers).toBeVisible()

    // At the bottom of the page, the result stays in view, and the focus moves to another row.
    await page.setViewportSize({ width: 1280, height: 440 })
    await page.getByText('Renew the license').first().focus()
    await page.keyboard.press('h')
    await expect(page.getByRole('button', { name: 'In 1 hour' }).first()).toBeFocused()
    await page.getByRole('button', { name: 'In a week, 9 AM' }).filter({ visible: true }).click()
    await expect(page.getByText(/^Task snoozed until /)).toBeInViewport()
    await expect(page.getByText('Renew the license')).toHaveCount(0)
    await expect(page.locator('[id^="row-"]:focus')).toHaveCount(1)

    await expectAccessibleInDark(page)
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScrolling(page)
    }
  },
)

test('an admin’s day has the overdue tasks of everyone, which can be done there, and leads to what waits at the desk [DASH-002, WORK-001]', async ({
  page,
  request,
}) => {
  await asAdmin(request, api)
  const name = `Desk ${crypto.randomUUID().slice(0, 8)}`
  const consent = { id: 'spoken-contact', version: '1', language: 'en' }
  const attributes = { name, email: newEmail('desk'), ...(await findFreePlace(request)), consent }
  const added = await request.post(`${api}/marketplace/clients`, { data: { data: { type: 'clients', attributes } } })
  const clientId = (await added.json()).data.id
  const task = { clientId, title: `Call ${name}`, dueAt: minutesAhead(-30 * 24 * 60) }
  expect(
    (await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes: task } } })).status(),
  ).toBe(201)

  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/`)
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(page.getByText(/can’t wait\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Overdue tasks of everyone' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: `Call ${name}` })
  await expect(row.getByText('30 days overdue')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: `Mark done: Call ${name}` }).click()
  await expect(page.getByText('Task completed')).toBeVisible()
  await page.getByRole('link', { name: /^Claims to review/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
})

test('a provider sees who waits for a response, and how long the family was told to expect [DASH-002, WORK-001, WORK-010]', async ({
  page,
  request,
  browser,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pia Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  await openAs(page, provider.email, '/dashboard/')
  await expect(page.getByText('No families are waiting for your response.')).toBeVisible()
  const name = await offerFamily(browser, community.id)
  const card = page.getByRole('article', { name: new RegExp(name) })
  await expect(card).toBeVisible()
  await expect(card.getByText(/left to reply|one business day/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Reviews without a reply/ })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await card.getByRole('link', { name: /^Open and respond/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
})
