import { expect, test } from '@playwright/test'
import { communityOf } from '../testing/communities'
import { register, sees } from '../testing/gate'
import { linkIn } from '../testing/letters'
import { asAdmin, countOf } from '../testing/staff'
import { ownStack, type OwnStack } from '../testing/own-stack'
import { aFamily, answerContact, answerPlace, choose, goOn, openWizard, reachSubmit } from '../testing/wizard'

let stack: OwnStack

test.beforeAll(async () => {
  stack = await ownStack({ marketplace: 3610, api: 4610 })
})
test.afterAll(() => stack.end())

test('the API stops in the middle of the wizard: answers stay, the page says so, and the lead goes through later, once [GWZ-111, ERR-009, ERR-011]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const family = aFamily()
  const site = stack.marketplace
  const community = await communityOf(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY'], { site })
  const wizard = await openWizard(page, `${site}${community.url}`)
  await choose(wizard, 'Mother')
  await choose(wizard, 'No help')
  await choose(wizard, '30-90 Days')
  await choose(wizard, '$2K-$5K')
  await answerPlace(wizard, 'Denver, CO')
  await answerContact(wizard, family)

  await reachSubmit(wizard)
  await stack.killApi()
  await goOn(wizard)
  await expect(wizard.getByText('We haven’t received your request yet.').first()).toBeVisible({ timeout: 30_000 })
  await page.reload()
  const listing = await page.goto(`${stack.marketplace}/independent-living`)
  expect(listing?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach our catalogue this minute' })).toBeVisible()

  await stack.startApi()
  await page.goto(`${site}${community.url}`)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const admin = await asAdmin(request, stack.api)
  await expect.poll(async () => (await admin.families(family.lastName)).length, { timeout: 60_000 }).toBe(1)
  const [kept] = await admin.families(family.lastName)
  expect(countOf(kept, 'leads')).toBe(1)
  await expect.poll(async () => (await admin.messagesTo(family.email)).length).toBe(1)
})

test('the API is killed right after it acknowledged a lead: everything is there after the restart, and the notification goes out once [GWZ-118]', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const family = aFamily()
  const { data } = await (await request.get(`${stack.api}/marketplace/communities?page-size=1`)).json()
  const requestId = crypto.randomUUID()
  const answer = await request.post(`${stack.api}/platform/uuid-actions`, {
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
            data: { lookingFor: 'Myself' },
          },
        },
      },
    },
  })
  await stack.killApi()
  expect(answer.status()).toBe(201)
  await stack.startApi()
  const admin = await asAdmin(request, stack.api)
  await expect
    .poll(async () =>
      (await admin.families(family.lastName)).map((kept) => [countOf(kept, 'leads'), countOf(kept, 'tasks')]),
    )
    .toEqual([[1, 1]])
  await expect
    .poll(async () => (await admin.messagesTo(family.email)).map(({ attributes }) => attributes['status']))
    .toEqual(['sent'])
})

test('a link that is too old leads to where another one is sent [API-015, AUTH-007]', async ({ page, request }) => {
  test.setTimeout(120_000)
  const email = await register(request, stack.api)
  await request.post(`${stack.api}/platform/auth/mlink/start`, { data: { data: { email } } })
  const link = (await linkIn(request, stack.api, email)).replace(/^https?:\/\/[^/]+/, stack.marketplace)
  await stack.killApi()
  await stack.startApi(16 * 60)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await sees(page, 'This link no longer works')
})
