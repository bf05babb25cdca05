import { expect, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { register, expectStep } from '../../testing/gate'
import { readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { asAdmin, countItems, signIn } from '../../testing/staff'
import { startOwnStack } from '../../testing/own-stack'
import type { Stack } from '../../testing/stack'
import { test } from '../../testing/test'
import {
  buildFamily,
  answerContact,
  answerPlace,
  choose,
  clickContinue,
  openWizard,
  reachSubmit,
} from '../../testing/wizard'

let stack: Stack

test.beforeAll(async () => {
  stack = await startOwnStack('outages', {}, { hasDashboard: true })
})
test.afterAll(() => stack.end())

test('keeps the answers while the API is down, says so, and sends one lead once it’s back [GWZ-111, ERR-009, ERR-011]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const site = stack.marketplace
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY'], { site })
  const wizard = await openWizard(page, `${site}${community.url}`)
  await choose(wizard, 'Mother')
  await choose(wizard, 'No help')
  await choose(wizard, '30-90 Days')
  await choose(wizard, '$2K-$5K')
  await answerPlace(wizard, 'Denver, CO')
  await answerContact(wizard, family)

  await reachSubmit(wizard)
  await stack.killApi()
  await clickContinue(wizard)
  await expect(wizard.getByText('We haven’t received your request yet.').first()).toBeVisible()
  await page.reload()
  const listing = await openPage(page, `${stack.marketplace}/independent-living`)
  expect(listing?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'We’re having trouble loading this page' })).toBeVisible()

  await stack.startApi()
  await openPage(page, `${site}${community.url}`)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName)).length, { timeout: 60_000 }).toBe(1)
  const [saved] = await admin.families(family.lastName)
  expect(countItems(saved, 'leads')).toBe(1)
  await expect.poll(async () => (await admin.listMessagesTo(family.email)).length).toBe(1)
})

test('has an acknowledged lead after the API was killed, and sends its notification once [GWZ-118]', async ({
  request,
}) => {
  const family = buildFamily()
  const { data } = await (await request.get(`${stack.api}/marketplace/communities?page-size=1`)).json()
  const requestId = crypto.randomUUID()
  const response = await request.post(`${stack.api}/platform/uuid-actions`, {
    headers: { 'idempotency-key': `${requestId}:complete` },
    data: {
      data: {
        type: 'uuid-actions',
        attributes: {
          actionType: 'pricing-request',
          actionPage: '/',
          actionInfo: {
            requestId,
            status: 'complete',
            slug: data[0].id,
            name: `${family.firstName} ${family.lastName}`,
            email: family.email,
            data: { lookingFor: 'Myself', wordings: [{ id: 'contact', version: '2', language: 'en' }] },
          },
        },
      },
    },
  })
  await stack.killApi()
  expect(response.status()).toBe(201)
  await stack.startApi()
  const admin = await asAdmin(request, stack.api)
  await expect
    .poll(async () =>
      (await admin.families(family.lastName)).map((family) => [
        countItems(family, 'leads'),
        countItems(family, 'tasks'),
      ]),
    )
    .toEqual([[1, 1]])
  const isConfirmation = (subject: unknown) => String(subject).startsWith('We got your request')
  await expect
    .poll(async () => {
      const emails = (await admin.listMessagesTo(family.email)).map(({ attributes }) => attributes)
      return emails.filter(({ subject }) => isConfirmation(subject)).map(({ status }) => status)
    })
    .toEqual(['sent'])
})

/** Signs in as an advisor, and opens one of their families. */
async function openTouringFamily(page: Page): Promise<void> {
  await signIn(page, new URL(stack.dashboard).origin, 'advisor@hearthway.example')
  await openPage(page, `${stack.dashboard}/families?tab=touring`)
  await page.locator('main [role="rowheader"] a[href*="/families/"]').first().click()
}

test('staff keep their page and what they typed while the API is down, and save it later; a page opened meanwhile says so, and loads once the API is back [ERR-018]', async ({
  page,
  request,
}) => {
  await openTouringFamily(page)
  const reason = page.getByLabel('Why do you need it?')
  await expect(reason).toBeVisible()
  await asAdmin(request, stack.api)
  const attributes = {
    clientId: new URL(page.url()).pathname.split('/').at(-1),
    title: 'Send the list',
    dueAt: '2030-01-08T17:00:00Z',
  }
  await request.post(`${stack.api}/platform/tasks`, { data: { data: { type: 'tasks', attributes } } })
  const complete = page.getByRole('button', { name: 'Mark done: Send the list' })
  await expect(complete).toBeVisible()
  await stack.killApi()
  await reason.fill('To confirm the tour on Friday')
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(reason).toHaveAccessibleDescription(/We couldn’t save this. What you typed is still here./)
  await complete.click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t save this. Try again' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('searchbox', { name: 'Find or do' }).fill('Keller')
  await expect(page.getByText('We can’t search right now. We’ll try again in a few seconds.')).toBeVisible()
  // The first press clears the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(reason).toHaveValue('To confirm the tour on Friday')

  await stack.startApi()
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(page.getByText('Contact info is visible for 8 hours')).toBeVisible()

  await openPage(page, `${stack.dashboard}/tasks`)
  await stack.killApi()
  const done = page.getByRole('button', { name: /^Mark done/ })
  const waiting = await done.count()
  await done.first().click()
  await expect(page.getByText('We couldn’t save this. Try again in a few seconds.')).toBeVisible()
  await expect(done).toHaveCount(waiting)
  await page.getByRole('link', { name: 'Touring' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'We’re having trouble loading this page' })).toBeVisible()
  await stack.startApi()
  await expect(page.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
})

test('staff whose page can’t load after a note was saved keep the page, read that it arrived, and see it once the API is back [ERR-018, WORK-005]', async ({
  page,
}) => {
  await openTouringFamily(page)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Prefers a ground floor')
  await page.route(/\.data/, async (route) => {
    const response = await route.fetch()
    // The API is down right after it saved the note.
    if (route.request().method() === 'POST') await stack.killApi()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('We got what you sent. Stay on this page while we load the result.')).toBeVisible()
  await expect(note).toHaveValue('Prefers a ground floor')
  // Sending it again does nothing, and what is typed meanwhile is the next note.
  await note.press('Control+Enter')
  await note.press('End')
  await note.pressSequentially(' Call her son')
  await page.unrouteAll({ behavior: 'wait' })
  await stack.startApi()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(page.getByText('We got what you sent.')).toHaveCount(0)
  await expect(note).toHaveValue('Call her son')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Prefers a ground floor' })).toHaveCount(1)
})

test('staff who are offline read so, and what they press goes through once they’re online [ERR-018]', async ({
  page,
  context,
}) => {
  await openTouringFamily(page)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Calls after work')
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByRole('searchbox', { name: 'Find or do' })
  await expect(search).toBeFocused()
  await context.setOffline(true)
  await search.fill('Keller')
  await expect(page.getByText('Searching…')).toBeVisible()
  const offline = page.getByText('You’re offline. Stay on this page. We’ll continue once you’re back online.')
  await expect(offline).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toHaveValue('Calls after work')
  await context.setOffline(false)
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(offline).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Calls after work' })).toHaveCount(1)
})

test('an expired link offers a new one [API-015, AUTH-007]', async ({ page, request }) => {
  const email = await register(request, stack.api)
  await request.post(`${stack.api}/platform/auth/mlink/start`, { data: { data: { email } } })
  const link = (await readLink(request, stack.api, email)).replace(/^https?:\/\/[^/]+/, stack.marketplace)
  await stack.killApi()
  await stack.startApi(16 * 60)
  await openPage(page, link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectStep(page, 'This link no longer works')
})
