import { type Browser, expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { expectLive } from '../../testing/live'
import { readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { expectAccessible } from '../../testing/page-checks'
import { requestTeamAndAdvisor } from '../../testing/shared-family'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { addProvider, linkIn, openAs } from '../../testing/work-accounts'
import { addCommunity, findFreePlace } from '../../testing/world'

const stopped = 'This family no longer shares its information with you'

/** Creates a provider of a community, and a family that requests the community and help from an advisor. */
async function shareFamily(browser: Browser, page: Page) {
  const community = await addCommunity(page.request, await findFreePlace(page.request))
  const provider = { name: 'Pru Provider', email: newEmail('providers') }
  await addProvider(page.request, provider, community.id)
  const family = buildFamily()
  const sender = await (await browser.newContext()).newPage()
  await requestTeamAndAdvisor(sender, family, community.id)
  return { community, provider, family, sender }
}

/** Opens a dashboard page as a new provider would, in a browser that stays open. */
async function openDesk(browser: Browser, provider: { email: string }, url: string): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await openAs(desk, provider.email, url)
  return desk
}

test(
  'a family that stops sharing is gone from open screens within 2 seconds, the recipient is emailed, and the receipt says so [TRUST-001, TRUST-002, TRUST-003, TRUST-004, ROLE-010]',
  { tag: '@smoke' },
  async ({ page, browser, request }) => {
    const { community, provider, family, sender } = await shareFamily(browser, page)
    const desk = await openDesk(browser, provider, await linkIn(request, provider.email, /New request for/))
    await desk.getByLabel('Why do you need it?').fill('They asked us to call')
    await desk.getByRole('button', { name: 'Show contact info' }).click()
    await expect(desk.getByRole('link', { name: '(303) 555-0123' })).toBeVisible()
    const link = desk.url()
    const list = await desk.context().newPage()
    await openPage(list, `${dashboard}/dashboard/families?tab=all`)
    await expect(list.getByText(family.lastName)).toBeVisible()

    await sender.goto('/receipts')
    await sender.getByText('What you agreed to').first().click()
    await expect(sender.locator('blockquote').first()).toContainText(community.name)
    const form = sender.getByText(`Stop sharing with ${community.name}`)
    await sender.getByRole('link', { name: `Stop sharing with ${community.name}` }).click()
    await expect(sender).toHaveURL(/#stop-[^#]+$/)
    await expect(form).toBeInViewport()
    await form.click()
    const pressedAt = performance.now()
    await sender.getByRole('button', { name: 'Stop sharing', exact: true }).first().click()
    await expect(sender.getByText('You stopped sharing.')).toBeVisible()
    await Promise.all([
      expectLive(desk, () => expect(desk.getByText(family.lastName)).toHaveCount(0)),
      expectLive(desk, () => expect(desk.getByText('(303) 555-0123')).toHaveCount(0)),
      expectLive(list, () => expect(list.getByText(family.lastName)).toHaveCount(0)),
    ])
    test
      .info()
      .annotations.push({ type: 'milliseconds since the press', description: String(performance.now() - pressedAt) })
    await expect(sender.getByText(/^They no longer see your information, and must confirm by/)).toBeVisible()

    await expect(desk.getByRole('heading', { level: 1, name: stopped })).toBeVisible()
    expect((await desk.goto(link))?.status()).toBe(410)
    await expect(desk.getByRole('heading', { level: 1, name: stopped })).toBeVisible()
    await expect(desk.getByText(/^They stopped sharing on \w+ \d+, \d{4}\.$/)).toBeVisible()
    expect(await desk.content()).not.toContain(family.lastName)
    await expectAccessible(desk)
    await desk.getByRole('link', { name: 'Go to your families' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
    await desk.goto(await linkIn(request, provider.email, /stopped sharing/))
    await expect(desk.getByRole('button', { name: 'Confirm deletion' })).toBeVisible()
    await desk.context().close()
    await sender.context().close()

    const stranger = { name: 'Sol Stranger', email: newEmail('providers') }
    await addProvider(request, stranger, (await addCommunity(request, await findFreePlace(request))).id)
    const other = await openDesk(browser, stranger, '/dashboard/families')
    await expect(other.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
    for (const url of [link, link.replace(/[\w-]+$/, crypto.randomUUID())]) {
      expect((await other.goto(url))?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible()
    }
    await other.context().close()
  },
)

test('without scripts, a family stops all sharing with one confirmation, and each receipt says so [TRUST-004, TRUST-003]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { provider, family, sender } = await shareFamily(browser, page)
  await sender.context().close()
  const desk = await openDesk(browser, provider, '/dashboard/families?tab=all')
  await expect(desk.getByText(family.lastName)).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const receipts = await plain.newPage()
  await receipts.goto(await readLink(request, api, family.email))
  await expect(receipts.getByRole('heading', { name: 'Who will call you' })).toBeVisible()
  await receipts.getByText('Stop all sharing').first().click()
  await receipts.getByRole('button', { name: 'Stop all sharing' }).click()
  await expect(receipts.getByText('You stopped all sharing.')).toBeVisible()
  await expectLive(desk, () => expect(desk.getByText(family.lastName)).toHaveCount(0))
  await expect(receipts.getByText(/^They no longer see your information, and must confirm by/)).toHaveCount(1)
  await expect(receipts.getByRole('heading', { name: 'Who will call you' })).toHaveCount(0)
  await expect(receipts.getByRole('button', { name: 'Stop all sharing' })).toHaveCount(0)

  const admin = await asAdmin(request, api)
  const subjects = async () =>
    (await admin.listMessagesTo(provider.email)).map(({ attributes }) => String(attributes['subject']))
  await expect.poll(async () => (await subjects()).filter((subject) => /stopped sharing/.test(subject))).toHaveLength(1)
  expect((await admin.families(family.lastName))[0]?.attributes['agentName']).toBeUndefined()
  await desk.context().close()
  await plain.close()
})
