import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test'
import { findDemoAdvisor } from '../../testing/advisors'
import { newEmail } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'

test.describe.configure({ mode: 'serial' })

let stack: Stack
let admin: APIRequestContext
let advisorId = ''
let advisorName = ''

/** Changes an advisor's work settings as an admin. */
async function setOptions(agentId: string, attributes: object): Promise<void> {
  const data = { data: { type: 'agent-options', id: agentId, attributes } }
  expect((await admin.patch(`${stack.api}/marketplace/agent-options/${agentId}`, { data })).status()).toBe(200)
}

/** Adds a family after a call, while no advisor accepts any. Returns its id and name. */
async function addWaitingFamily(word: string): Promise<{ id: string; name: string }> {
  const name = `${word} ${crypto.randomUUID().slice(0, 6)}`
  const attributes = {
    name,
    email: newEmail('genie'),
    city: 'Tampa',
    state: 'FL',
    consent: { id: 'spoken-contact', version: '1', language: 'en' },
  }
  const added = await admin.post(`${stack.api}/marketplace/clients`, {
    data: { data: { type: 'clients', attributes } },
  })
  expect(added.status()).toBe(201)
  const { id } = (await added.json()).data
  const isWaiting = async () =>
    (await (await admin.get(`${stack.api}/platform/lead-suggestions?page-size=100`)).json()).data.some(
      (family: { id: string }) => family.id === id,
    )
  await expect.poll(isWaiting).toBe(true)
  return { id, name }
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  stack = await startOwnStack('lead-genie', {}, { hasDashboard: true })
  admin = await requests.newContext()
  await asAdmin(admin, stack.api)
  const advisor = await findDemoAdvisor(admin, stack.api)
  advisorId = advisor.id
  advisorName = advisor.name
  // No one accepts families, so those that are added wait. Their order changes with that, so all are listed first.
  const ids: string[] = []
  for (let page = 1; ids.length % 100 === 0; page += 1) {
    const cards = await admin.get(`${stack.api}/marketplace/advisor-cards?page-size=100&page-number=${page}`)
    const { data }: { data: { id: string }[] } = await cards.json()
    if (data.length === 0) break
    ids.push(...data.map(({ id }) => id))
  }
  for (const id of ids) await setOptions(id, { isAccepting: false })
})

test.afterAll(async () => {
  await admin.dispose()
  await stack.end()
})

const dashboard = () => stack.dashboard.replace(/\/dashboard$/, '')
const keysWork = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Accept')).toBeVisible()
const cards = (page: Page) => page.getByRole('list', { name: 'Families that fit you' }).locator('> li')

test('by keyboard, an advisor reads why a family fits, declines one with a reason, and accepts another one [DASH-005, WORK-003, TRUTH-001, TRUST-010]', async ({
  browser,
}) => {
  const [first, second] = [await addWaitingFamily('Ida'), await addWaitingFamily('Bea')]
  await setOptions(advisorId, { isAccepting: true, capacity: 60 })
  const page = await (await browser.newContext()).newPage()
  await signIn(page, dashboard(), 'advisor@hearthway.example')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Lead genie/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lead genie' })).toBeVisible()
  const waiting = cards(page).filter({ hasText: 'Family in Tampa, FL' })
  await expect(waiting).toHaveCount(2)
  // Nothing says who they are before the advisor accepts.
  await expect(page.getByText(first.name)).toHaveCount(0)
  await expect(page.getByText(second.name)).toHaveCount(0)

  await waiting
    .first()
    .getByRole('link', { name: /^Why \d+/ })
    .click()
  const label = waiting.first()
  await expect(label.getByRole('heading', { name: /^Why \d+ for Family in Tampa, FL$/ })).toBeVisible()
  await expect(label.getByRole('term')).toHaveText(['Area', 'Language', 'Speed', 'Fit'])
  await expect(label.getByText('You speak English.')).toBeVisible()
  await expect(label.getByText('This lowered it most.')).toBeVisible()
  await expect(label.getByText('What a community pays us isn’t in the score.')).toBeVisible()
  await expect(label.getByText('No other advisor can get this family now.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await keysWork(page)
  await label.getByRole('link', { name: /^Why/ }).focus()
  await page.keyboard.press('d')
  await expect(label.getByRole('button', { name: 'Too far' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Family declined. We won’t suggest it to you again.')).toBeVisible()
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'You declined it.' })).toHaveCount(1)

  await keysWork(page)
  await waiting.getByRole('link', { name: /^Why/ }).focus()
  await page.keyboard.press('y')
  await expect(page.getByText('Family accepted. You can open their contact info now.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await openPage(page, `${stack.dashboard}/families?tab=all`)
  await expect(page.getByRole('link', { name: new RegExp(`${first.name}|${second.name}`) })).toHaveCount(1)
  await page.context().close()
})

test('an admin assigns a family by fit and load, while another admin watches, and sees who can’t get it and why [DASH-005, WORK-007]', async ({
  browser,
}) => {
  await setOptions(advisorId, { isAccepting: false })
  const family = await addWaitingFamily('Cora')
  await setOptions(advisorId, { isAccepting: true, capacity: 60 })
  const [page, watching] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  for (const one of [page, watching]) {
    await signIn(one, dashboard(), 'admin@hearthway.example')
    await openPage(one, `${stack.dashboard}/lead-genie`)
  }
  const row = (of: Page) => of.getByRole('row').filter({ hasText: family.name })
  await expect(row(page)).toContainText(advisorName)
  await expect(row(watching)).toBeVisible()
  await expectAccessible(page)
  await row(page).getByRole('link', { name: family.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: family.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(`^Why \\d+ for ${advisorName}$`) })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Doesn’t take new families' }).first()).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: `Assign: ${advisorName}` }).click()
  await expect(page.getByText('Family reassigned. We told them who their advisor is.')).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await expect(row(watching)).toHaveCount(0)
  await openPage(page, `${stack.dashboard}/lead-genie/${family.id}`)
  await expect(page).toHaveURL(new RegExp(`/families/${family.id}$`))
  for (const one of [page, watching]) await one.context().close()
})

test('without scripts, an advisor declines a family with a reason of their own, and accepts another one [DASH-005, UI-004]', async ({
  browser,
}) => {
  await setOptions(advisorId, { isAccepting: false })
  await addWaitingFamily('Dora')
  await addWaitingFamily('Etta')
  await setOptions(advisorId, { isAccepting: true, capacity: 60 })
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signIn(page, dashboard(), 'advisor@hearthway.example')
  await page.goto(`${stack.dashboard}/lead-genie`)
  const waiting = cards(page).filter({ hasText: 'Family in Tampa, FL' })
  await expect(waiting).toHaveCount(2)
  await waiting.first().locator('summary').click()
  await waiting.first().getByRole('button', { name: 'Decline this family' }).click()
  await expect(page.getByText('Enter a reason, such as “I’m away this week”.')).toBeVisible()
  await waiting.first().getByLabel('Another reason').fill('I worked for their neighbor')
  await waiting.first().getByRole('button', { name: 'Decline this family' }).click()
  await expect(page.getByText('Family declined. We won’t suggest it to you again.')).toBeVisible()
  await waiting.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText('Family accepted. You can open their contact info now.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.context().close()
})
