import { variantsOf } from '@pkg/config/draw'
import { expect, type Locator, type Page } from '@playwright/test'
import { nextModal } from '../../testing/after-wizard'
import { ask, openChat, startWizard } from '../../testing/chat'
import { findCommunity, type FoundCommunity } from '../../testing/communities'
import { holdRequests } from '../../testing/hold-requests'
import { completeWizard } from '../../testing/complete-wizard'
import { readRecords } from '../../testing/family-records'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { expectAccessible } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { buildFamily } from '../../testing/wizard'
import { promisesOfCalls } from '../../truth/no-calls-facts'
import { readSentences, type ReadSentence, sentencesOf } from '../../truth/reading'
import { mismatches, unexplained } from '../../truth/sentences'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

let stack: Stack
test.beforeAll(async () => {
  stack = await startOwnStack('no-calls', { PHONE_OPTIONAL: 'true' }, { hasDashboard: true })
})
test.afterAll(() => stack.end())

const button = (page: Page | Locator) => page.getByRole('button', { name: "I'd rather not be called" })

/** Completes an open wizard without a phone number, with what follows it. Returns the sentences that the family read. */
async function walk(wizard: Locator, family: ReturnType<typeof buildFamily>): Promise<ReadSentence[]> {
  const read: ReadSentence[] = []
  await completeWizard(wizard, {
    family,
    noCalls: true,
    answers: { homeSaleInterest: 'Yes' },
    async onStep(step) {
      if (step === 'homeSaleInterest')
        await expect(wizard.getByText('Would you like help selling a home?')).toBeVisible()
    },
  })
  await expect(wizard.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
  await expect(wizard.getByText('Each month', { exact: true })).toBeVisible()
  read.push(...(await readSentences('sent', wizard)))
  const modal = await nextModal(wizard, [])
  if (modal !== 'nearby') return read
  await expect(wizard.getByText(/^When you send this request/)).toBeVisible()
  read.push(...(await readSentences('nearby', wizard)))
  await wizard.getByRole('button', { name: 'Skip' }).click()
  const last = await nextModal(wizard, ['nearby'])
  if (last === 'advisor') read.push(...(await readSentences('advisor confirmation', wizard)))
  if (last === 'd2cConfirmation') read.push(...(await readSentences('team confirmation', wizard)))
  return read
}

for (const schema of variantsOf(['gwizzy', 'D2C'] as const)) {
  test(`a family that would rather not be called reads of emails only, as its records say: ${schema} [TRUST-006, TRUTH-001, TRUTH-003]`, async ({
    page,
    request,
    browser,
  }) => {
    const family = buildFamily()
    const community = await findCommunity(request, schema, states, { site: stack.marketplace })
    await openPage(page, `${stack.marketplace}${community.url}`)
    await page
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    const read = await walk(page.getByRole('dialog'), family)
    const records = await readRecords(request, family, () => 'light-care', false, stack.api)
    const emails = records.emails.flatMap((body) => sentencesOf('email', body))
    const all = [...read, ...emails].filter(({ text }) => !/^From \$|^.+: From /.test(text))
    expect(promisesOfCalls(all.map(({ text }) => text))).toEqual([])
    expect(unexplained(all.filter(({ screen }) => screen !== 'email'))).toEqual([])
    const walked = {
      community: await walkedCommunity(request, community),
      family,
      asksNearby: false,
      acknowledges: true,
      nearby: new Map(),
    }
    expect(mismatches(all, records, walked)).toEqual([])
    expect(records.consents.map(({ text }) => text).join()).toContain('No one will call you.')

    await openPage(page, `${stack.marketplace}/homebase`)
    await expect(page.getByText(/will email you$|^Expect an email/).first()).toBeVisible()
    await openPage(page, `${stack.marketplace}/receipts`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'When we call you' })).toHaveCount(0)
    await expect(page.getByText('Who will call you')).toHaveCount(0)

    const admin = await asAdmin(request, stack.api)
    const [found] = await admin.families(family.lastName)
    expect(found?.attributes).toMatchObject({ answers: { noCalls: true } })
    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, new URL(stack.dashboard).origin, 'admin@hearthway.example')
    await openPage(staff, `${stack.dashboard}/families/${found?.id}`)
    await expect(staff.getByText('Email only')).toBeVisible()
    await expect(staff.getByText('Call, don’t text')).toHaveCount(0)
    await staff.context().close()
  })
}

async function walkedCommunity(request: Parameters<typeof findCommunity>[0], { id, name }: FoundCommunity) {
  const response = await request.get(`${stack.api}/marketplace/communities/${id}`)
  return { name, timeZone: String((await response.json()).data.attributes.timeZone) }
}

test('the phone step offers it as a full button, and takes it back [TRUST-006, GWZ-071]', async ({ page, request }) => {
  const community = await findCommunity(request, 'gwizzy', states, { site: stack.marketplace })
  await openPage(page, `${stack.marketplace}${community.url}`)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  const family = buildFamily()
  let wasBack = false
  await completeWizard(wizard, {
    family,
    noCalls: true,
    async onStep(step) {
      if (step === 'PhoneInfo' && !wasBack) {
        await expect(wizard.getByText('If you choose this, we’ll email you instead.')).toBeVisible()
        await expectAccessible(page)
      }
      if (step !== 'homeSaleInterest' || wasBack) return
      wasBack = true
      await wizard.getByRole('button', { name: 'Back' }).click()
      await expect(wizard.getByText('We won’t call you. We’ll email you instead.')).toBeVisible()
      await expect(wizard.getByText('Who will email you')).toBeVisible()
      await expect(wizard.getByLabel('Phone number')).toHaveCount(0)
      await wizard.getByRole('button', { name: 'Enter a phone number' }).click()
      // The panel above changes too, and moves the button below.
      await expect(wizard.getByText('Who will call', { exact: true })).toBeVisible()
      await expect(wizard.getByLabel('Phone number')).toBeFocused()
      // After Back, the callers are chosen again, and the step goes on only after the family could read them.
      await expect(wizard.getByRole('button', { name: 'Continue' })).toBeEnabled()
      await button(wizard).click()
      await expect(wizard.getByRole('heading', { name: 'Would you like help selling a home?' })).toBeVisible()
    },
  })
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
})

test('the form without scripts sends no number either [TRUST-006]', async ({ browser, request }) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states, { site: stack.marketplace })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${stack.marketplace}/custom-pricing?community=${community.id}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Who are you searching for?').selectOption('Mother')
  await page.getByLabel('First name').fill(family.firstName)
  await button(page).click()
  await expect(page.getByLabel('Phone number')).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue(family.firstName)
  await page.getByLabel('How much help is needed each day?').selectOption('Some help')
  await page.getByLabel('Last name').fill(family.lastName)
  await page.getByLabel('Email').fill(family.email)
  const before = await readSentences('plain form', page.getByRole('main'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('See who has your information')).toBeVisible()
  const read = [...before, ...(await readSentences('plain sent', page.getByRole('main')))]
  expect(promisesOfCalls(read.map(({ text }) => text))).toEqual([])
  await expect(page.getByRole('main')).toContainText(/ will email you by /)
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['phone'] ?? 'none').toBe('none')
  await context.close()
})

test('the chat offers it too, and its late answer doesn’t move the wizard [TRUST-006, CHAT-001]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states, { site: stack.marketplace })
  const chat = await openChat(page, `${stack.marketplace}${community.url}`)
  const release = await holdRequests(page, /chat-answers/)
  await ask(chat, 'whats the adress')
  const wizard = await startWizard(chat)
  const question = wizard.getByRole('heading', { name: 'Who are you searching for?' })
  await expect(question).toBeInViewport()
  const top = async () => (await question.boundingBox())?.y ?? 0
  let place = await top()
  // The first step still loads, and moves its question.
  const movedBy = async () => {
    const earlier = place
    await page.waitForTimeout(500)
    place = await top()
    return place - earlier
  }
  await expect(wizard.getByText('Someone else')).toBeVisible()
  await expect.poll(movedBy).toBe(0)
  release()
  await expect(chat.getByText(new RegExp(`${community.city}, ${community.state}`)).last()).toBeVisible()
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(2)
  await ask(chat, 'do they have a bowling alley here')
  await expect(chat.getByText('do they have a bowling alley here')).toBeInViewport()
  await expect(chat.getByText('This community’s page doesn’t say.')).toBeInViewport()
  await expect(chat.getByText('do they have a bowling alley here')).toBeInViewport()
  await completeWizard(wizard, { family, noCalls: true })
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
  const [found] = await admin.families(family.lastName)
  expect(found?.attributes).toMatchObject({ answers: { noCalls: true } })
})
