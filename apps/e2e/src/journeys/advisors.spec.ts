import { expect, type Page, test } from '@playwright/test'
import { findAdvisorIn, findDemoAdvisor } from '../testing/advisors'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { asAdmin, signIn } from '../testing/staff'
import { readCalendarFile } from '../testing/tours'
import { api, dashboard } from '../testing/urls'
import { buildFamily } from '../testing/wizard'
import { linkIn } from '../testing/work-accounts'

type Family = ReturnType<typeof buildFamily>

async function fillIn(page: Page, family: Family): Promise<void> {
  await page.getByLabel('Your name').fill(`${family.firstName} ${family.lastName}`)
  await page.getByLabel('Email').fill(family.email)
}

test('the directory has seven regions, and each state belongs to one [AGENT-001, AGENT-002, ROUTE-008]', async ({
  page,
}) => {
  await openPage(page, '/agents')
  const regions = page.getByRole('main').getByRole('heading', { level: 3 })
  expect((await regions.allInnerTexts()).toSorted()).toEqual([
    'Midwest',
    'Mountain West',
    'Northeast',
    'Pacific West',
    'South',
    'Southeast',
    'Southwest',
  ])
  const links = page.getByRole('main').locator('a[href*="state="]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const regionOf = new Map(
    addresses.map((href) => {
      const { pathname, searchParams } = new URL(href, page.url())
      return [searchParams.get('state'), pathname.split('/').at(-1)]
    }),
  )
  expect(regionOf.size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(40)
  const known = { CA: 'pacific-west', MA: 'northeast', TN: 'south', OH: 'midwest', FL: 'southeast', TX: 'southwest' }
  for (const [state, region] of Object.entries(known)) expect(regionOf.get(state)).toBe(region)
  await links.first().click()
  await expect(page).toHaveURL(/\/agents\/[a-z-]+\?state=[A-Z]{2}$/)
})

test('a family finds an advisor, asks them directly, and the same advisor is offered the family [AGENT-007, ROUTE-008, ROUTE-009, ROUTE-010, ROUTE-015]', async ({
  page,
  request,
}) => {
  const advisor = await findDemoAdvisor(request, api)
  const family = buildFamily()
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/agents')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: 'Southeast', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Local advisors in the Southeast' })).toBeVisible()
  await page.getByRole('link', { name: /^Florida \d+$/ }).click()
  await expect(page).toHaveURL(/state=FL/)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await openPage(page, advisor.url)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Agents',
    'Southeast',
    /./,
    advisor.name,
  ])
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Write instead' }).click()
  await expect(page.getByText(new RegExp(`^${advisor.name} will call or email you by `))).toBeVisible()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toContainText('Your name')
  await expectAccessible(page)
  await fillIn(page, family)
  await page.getByLabel(/What would you like to know/).fill('Do you know places with a garden?')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible()

  const admin = await asAdmin(request, api)
  await expect.poll(() => admin.listTimeline(family.lastName)).toContain(`Assigned to ${advisor.name}`)
  const received = (await admin.listMessagesTo(family.email)).map(({ attributes }) => String(attributes['body']))
  expect(received.join()).toContain(`${advisor.name}, your local advisor, will email you by`)
  await signIn(page, dashboard, 'advisor@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families?q=${encodeURIComponent(family.lastName)}`)
  await expect(page.getByRole('main').getByRole('row', { name: new RegExp(family.lastName) })).toBeVisible()
})

test('without scripts, a family books a call, moves it, and cancels it with the emailed link [AGENT-008, HOME-002, TRUST-003, TRUST-007, TRUTH-001]', async ({
  browser,
  request,
  baseURL,
}) => {
  const advisor = await findDemoAdvisor(request, api)
  const family = buildFamily()
  const options = { javaScriptEnabled: false, ...(baseURL && { baseURL }) }
  const page = await browser.newPage({ ...options, viewport: { width: 320, height: 800 } })
  await openPage(page, advisor.url)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Book a call with ${advisor.name}` })).toBeVisible()
  await expect(page.getByText(`${advisor.name} (or another Hearthway advisor if`)).toBeVisible()
  await fillIn(page, family)
  await page.getByRole('button', { name: 'Book call' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue(`${family.firstName} ${family.lastName}`)
  await page.getByLabel('Phone number').fill(family.phone)
  await page.getByRole('button', { name: 'Book call' }).click()
  await expect(page.getByRole('status')).toContainText('Your call is booked')
  await expectNoSidewaysScrolling(page)
  const booked = await readCalendarFile(page)
  expect([booked.method, booked.sequence]).toEqual(['PUBLISH', 0])

  await page.getByText('Choose another time').click()
  await page.getByRole('button', { name: 'Change time' }).click()
  await expect(page.getByRole('status')).toContainText('Your call has a new time')
  const moved = await readCalendarFile(page)
  expect(moved).toMatchObject({ uid: booked.uid, sequence: 1 })
  expect(moved.startsAt).not.toBe(booked.startsAt)

  const when = await page.getByRole('definition').first().innerText()
  await openPage(page, '/homebase')
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next steps' }) })
  await expect(steps.getByRole('listitem').filter({ hasText: `Your call with ${advisor.name}` })).toContainText(when)
  await openPage(page, '/receipts')
  await expect(page.getByText(`You booked a call with ${advisor.name}`)).toContainText(`for ${when}.`)
  const other = await findAdvisorIn(request, api, 'ID')
  await openPage(page, other.url)
  await page.getByRole('link', { name: 'Write instead' }).click()
  await expect(page.getByText(`We already asked ${advisor.name} to contact you`)).toBeVisible()
  const instead = `If you send this form, ${other.name} will contact you instead of ${advisor.name}.`
  await expect(page.getByText(`${instead} We’ll cancel your call with ${advisor.name}.`)).toBeVisible()

  const linked = await browser.newPage(options)
  await openPage(linked, await linkIn(request, family.email, /has a new time/))
  await expect(linked).toHaveURL(/\/calls\/[0-9a-f-]{36}$/)
  await linked.getByText('Cancel the call').click()
  await linked.getByRole('button', { name: 'Cancel call' }).click()
  await expect(linked.getByRole('status')).toContainText('Your call is canceled')
  expect(await readCalendarFile(linked)).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 })

  // Someone else is asked now, so this advisor can't be.
  await openPage(page, '/receipts')
  await page.getByText('Ask for a different advisor').click()
  await page.getByRole('button', { name: 'Ask for someone else' }).click()
  await openPage(page, advisor.url)
  await page.getByRole('link', { name: 'Write instead' }).click()
  const refusal = `${advisor.name} had your request before and can’t take it again`
  await expect(page.getByRole('heading', { level: 1, name: refusal })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See other advisors nearby' })).toBeVisible()

  const stranger = await browser.newPage(options)
  expect((await stranger.goto(new URL(linked.url()).pathname))?.status()).toBe(404)
  for (const opened of [page, linked, stranger]) await opened.close()
})
