import { variantsOf } from '@pkg/config/draw'
import { expect, type Page } from '@playwright/test'
import { ask, chatButton, chatPanel, openChat, startWizard, waitForChat } from '../../testing/chat'
import { findCommunity, hasTeam } from '../../testing/communities'
import { completeWizard, type Step } from '../../testing/complete-wizard'
import { keyboard } from '../../testing/input-driver'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'

/** States without a disclosure. */
const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

/** Records the chat's scripts that a page loads. */
function watchScripts(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/Chat/.test(pathname)) loaded.push(pathname)
  })
  return loaded
}

test(
  'loads nothing for 15 seconds, and shows its button 10 seconds later [CHAT-001, CHAT-003]',
  { tag: '@smoke' },
  async ({ page }) => {
    const loaded = watchScripts(page)
    await openPage(page, '/about')
    expect(loaded).toEqual([])
    await expect(chatButton(page)).toBeVisible({ timeout: 90_000 })
    const { now, starts } = await page.evaluate(() => ({
      now: performance.now(),
      starts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/Chat'))
        .map(({ startTime }) => startTime),
    }))
    expect(starts.length).toBeGreaterThan(0)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(15_000)
    expect(now).toBeGreaterThanOrEqual(25_000)
  },
)

test('stays away where a page turns it off, and comes with the next page [CHAT-001]', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/custom-pricing')
  const chat = page.waitForResponse(/\/assets\/Chat-/)
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000)
  await chat
  await page.clock.runFor(30_000)
  await expect(chatButton(page)).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('link', { name: 'What we do', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(chatButton(page)).toBeVisible()
})

test('answers a general question with a link to its source, and hands on what it doesn’t know [CHAT-001, CHAT-002, RES-003]', async ({
  page,
}) => {
  const chat = await openChat(page, '/about')
  await expect(chat.getByText('This chat is automated, so no person reads it.')).toBeVisible()
  await ask(chat, 'do you get the entrnce fee back at a ccrc')
  await expect(chat.getByRole('log').getByText(/entrance fee.*refund/s)).toBeVisible()
  await ask(chat, 'what dose of donepezil should she take')
  await expect(chat.getByText('This chat can’t give medical advice. In an emergency, call 911.')).toBeVisible()
  await ask(chat, 'zxqv blorf')
  await expect(chat.getByText('We don’t know. We couldn’t find an answer on our site.')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await chat.getByRole('button', { name: 'Talk to a person', exact: true }).last().click()
  await expect(chat.getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/)
  await expect(chat.getByRole('link', { name: 'Find an advisor' })).toBeVisible()

  await chat.getByRole('link', { name: /^Continuing care communities/ }).click()
  await expect(page).toHaveURL(/\/resource-center\/ccrcs-and-entrance-fees#/)
  await expect(page.getByRole('heading', { level: 1, name: /^Continuing care/ })).toBeVisible()
  await expect(chatPanel(page).getByText('zxqv blorf')).toBeVisible()
})

test('answers from the page of a community, with the section and its date [CHAT-001, CHAT-002, TRUTH-010]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', states)
  const chat = await openChat(page, community.url)
  await chat.getByRole('button', { name: 'How much is it a month?' }).click()
  const price = await page.getByRole('heading', { level: 2, name: 'What it would cost' }).isVisible()
  expect(price).toBe(true)
  await expect(
    chat.getByText(/starts at \$[\d,]+ a month|we estimate about \$[\d,]+ a month|doesn’t say/),
  ).toBeVisible()
  await ask(chat, 'whats the adress')
  await expect(chat.getByText(new RegExp(`${community.city}, ${community.state}`)).last()).toBeVisible()
  await chat.getByRole('link', { name: `${community.name}: Location` }).click()
  await expect(page).toHaveURL(/#location$/)
  await expect(page.locator('#location')).toBeInViewport()
  await ask(chat, 'do they have a bowling alley here')
  await expect(chat.getByText('This community’s page doesn’t say.')).toBeVisible()
})

test('works with the keyboard on a phone, fills its screen, and gives the focus back [CHAT-001, UI-007]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await waitForChat(page, '/about')
  const keys = keyboard(page)
  await keys.press(chatButton(page))
  const chat = chatPanel(page)
  await expect(chat.getByRole('heading', { name: 'Ask Hearthway' })).toBeFocused()
  expect(await chat.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 700 })
  await keys.type(chat.getByLabel('Or write it in your own words'), 'Does Medicare pay for assisted living?')
  await page.keyboard.press('Enter')
  await expect(chat.getByText(/Medicare doesn’t pay/).first()).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
  await keys.press(chatButton(page))
  await expect(chat.getByText(/Medicare doesn’t pay/).first()).toBeVisible()
})

test('keeps the exit survey away while it is open [EXIT-004]', async ({ page }) => {
  const chat = await openChat(page, '/about')
  const leave = () =>
    page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientX: 0, clientY: 400, relatedTarget: null })),
    )
  await page.clock.install()
  await page.clock.runFor(60_000)
  await leave()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await chat.getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await leave()
  await expect(page.getByRole('heading', { name: 'What couldn’t you find?' })).toBeVisible()
})

test('is not there without scripts, and nothing is missing [CHAT-001]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const loaded = watchScripts(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(chatButton(page)).toHaveCount(0)
  expect(await page.content()).not.toContain('/assets/Chat')
  expect(loaded).toEqual([])
  await context.close()
})

const requests: { schema: string; query?: string; answers?: Partial<Record<Step, string>> }[] = [
  { schema: 'gwizzy' },
  { schema: 'PaidAd', query: '?entry=paid-ad' },
  { schema: 'activeAdult' },
  { schema: 'D2C' },
  { schema: 'noAgent', answers: { LookingFor: 'Myself' } },
]

for (const { schema, query = '', answers = {} } of variantsOf(requests)) {
  test(`sends a request with the wizard ${schema} in the conversation [CHAT-001, GWZ-002, GWZ-072]`, async ({
    page,
    request,
  }) => {
    const family = buildFamily()
    const community = await findCommunity(request, schema === 'PaidAd' ? 'gwizzy' : schema, states)
    if (schema === 'D2C') await page.setViewportSize({ width: 390, height: 844 })
    const chat = await openChat(page, `${community.url}${query}`)
    const wizard = await startWizard(chat)
    await completeWizard(wizard, { family, answers })
    const admin = await asAdmin(request, api)
    await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['leads']).toHaveLength(1)
    const [found] = await admin.families(family.lastName)
    expect(found?.attributes).toMatchObject({
      email: family.email,
      leads: [{ communityId: community.id, status: 'assigned' }],
      tasks: (await hasTeam(request, api, community.id)) ? [] : [{ status: 'open' }],
    })
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  })
}
