import { type Browser, expect, type Page, test } from '@playwright/test'
import { parseTourTime, type TourChoice, tourDayText, tourText, tourWindows } from '@pkg/domain'
import { findCommunity, type FoundCommunity, hasTeam } from '../testing/communities'
import { readLink } from '../testing/messages'
import { openPage, scriptsStarted } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { acknowledgeDisclosure, fillPlainRequest } from '../testing/plain-request'
import { findFreeTime, readCalendarFile } from '../testing/tours'
import { api } from '../testing/urls'
import { buildFamily } from '../testing/wizard'

/** Returns a free time of a community as a browser finds it. */
const findTime = (page: Page, { id }: FoundCommunity, index = 0) =>
  findFreeTime(async (path) => (await (await page.request.get(`${api}${path}`)).json()).data, id, index)

/** Chooses a time where a page offers times. */
async function chooseTime(page: Page, { date, time }: TourChoice): Promise<void> {
  const day = page.getByRole('radio', { name: tourDayText(date) })
  if (!(await day.isVisible())) await page.getByText('More days').click()
  await day.check()
  await page
    .getByRole('group', { name: `Time on ${tourDayText(date)}` })
    .getByLabel(time)
    .check()
}

/** Fills in the form that books a tour, and submits it. */
async function submitRequest(page: Page, family: ReturnType<typeof buildFamily>): Promise<void> {
  await fillPlainRequest(page, family)
  await acknowledgeDisclosure(page)
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** Opens a community's page in a new browser, and goes on to the form that books a time. */
async function startBooking(
  browser: Browser,
  options: object,
  { url }: FoundCommunity,
  choice: TourChoice,
): Promise<Page> {
  const page = await browser.newPage(options)
  await openPage(page, url)
  await chooseTime(page, choice)
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  await page.waitForURL('**/tours/new?*')
  await scriptsStarted(page)
  return page
}

/** Federal holidays of 2026 to 2028 on weekdays, and the weekdays on which the others are observed, from the list of the US Office of Personnel Management. */
const holidays =
  '2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17'

test('a community offers tours on business days only, after the next one and within two months [TOUR-001, TOUR-002, TOUR-003, GWZ-085]', async ({
  page,
  request,
}) => {
  const { url } = await findCommunity(request, 'gwizzy', ['CO'])
  await openPage(page, url)
  const days = page.locator('input[data-day]')
  await expect(days.first()).toBeAttached()
  const offered = await days.evaluateAll((all) => all.map((day) => day.getAttribute('value') ?? ''))
  const isOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || holidays.includes(day)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date())
  const inDays = (count: number) => new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10)
  const nextBusinessDay = [1, 2, 3, 4, 5].map(inDays).find((day) => !isOff(day)) ?? ''
  const inTwoMonths = new Date(today)
  inTwoMonths.setUTCMonth(inTwoMonths.getUTCMonth() + 2)
  expect(offered.length).toBeGreaterThan(5)
  expect(offered.filter(isOff)).toEqual([])
  expect(offered.filter((day) => day <= nextBusinessDay)).toEqual([])
  expect(offered.filter((day) => day >= inTwoMonths.toISOString().slice(0, 10))).toEqual([])
})

test('without scripts, a family books a tour, moves it, and cancels it; a second family can’t have the time [FIND-013, TOUR-004, TOUR-005]', async ({
  browser,
  request,
  baseURL,
}) => {
  const options = { javaScriptEnabled: false, ...(baseURL && { baseURL }) }
  const community = await findCommunity(request, 'gwizzy', ['FL', 'CO'])
  const other = buildFamily()
  const family = buildFamily()
  const probe = await browser.newPage(options)
  const { choice } = await findTime(probe, community)
  const page = await startBooking(browser, options, community, choice)
  const late = await startBooking(browser, options, community, choice)
  await expect(page.getByText(`${tourDayText(choice.date)}, `)).toBeVisible()

  await submitRequest(page, family)
  await expect(page.getByRole('heading', { name: 'Your tour is booked' })).toBeVisible()
  await submitRequest(late, other)
  await expect(late.getByRole('alert').getByText('This time was just booked')).toBeVisible()
  await expect(late.getByLabel('Email')).toHaveValue(other.email)
  await expect(late.getByRole('radio', { name: choice.time.split(' (')[0] ?? '' }).first()).toBeDisabled()
  const { choice: next } = await findTime(late, community)
  await chooseTime(late, next)
  await acknowledgeDisclosure(late)
  await late.getByRole('button', { name: 'Submit' }).click()
  await expect(late.getByRole('heading', { name: 'Your tour is booked' })).toBeVisible()

  // The page is the same for everyone. Without scripts, a link leads to the tour.
  await openPage(page, community.url)
  await page.getByRole('link', { name: 'See your tour' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Your tour of ${community.name}` })).toBeVisible()
  const booked = await readCalendarFile(page)
  expect([booked.method, booked.sequence]).toEqual(['PUBLISH', 0])

  const { choice: moved, startsAt } = await findTime(page, community, 2)
  await page.getByText('Choose another time').click()
  await chooseTime(page, moved)
  await page.getByRole('button', { name: 'Change time' }).click()
  await expect(page.getByRole('status')).toContainText('Your tour has a new time')
  expect(await readCalendarFile(page)).toMatchObject({ uid: booked.uid, sequence: 1, startsAt })

  const linked = await browser.newPage(options)
  await expect.poll(() => readLink(request, api, family.email)).toContain('/tours/')
  await openPage(linked, await readLink(request, api, family.email))
  await expect(linked).toHaveURL(/\/tours\/[0-9a-f-]{36}$/)
  await expect(linked.getByText(`${tourDayText(moved.date)}, `)).toBeVisible()
  await linked.getByText('Cancel the tour').click()
  await linked.getByRole('button', { name: 'Cancel tour' }).click()
  await expect(linked.getByRole('status')).toContainText('Your tour is canceled')
  expect(await readCalendarFile(linked)).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 })
  const { choice: free } = await findTime(page, community, 0)
  expect(free).toEqual(choice)
  for (const opened of [probe, page, late, linked]) await opened.close()
})

test('the pages of a tour fit a phone and both themes, lead to the tour checklist, and another browser can’t open them [FIND-013, ROUTE-013, UI-011]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'])
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, community.url)
  await page.getByRole('heading', { name: 'Schedule a tour' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  const { choice } = await findTime(page, community, 1)
  await chooseTime(page, choice)
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Schedule a tour of ${community.name}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await submitRequest(page, buildFamily())
  await page.getByRole('link', { name: 'See your tour' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Your tour of ${community.name}` })).toBeVisible()
  await page.getByText('Choose another time').click()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
  const tour = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Open the tour checklist' }).click()
  await expect(page.getByLabel('Ask to stay for a meal')).toBeVisible()

  const stranger = await browser.newPage(baseURL ? { baseURL } : {})
  const response = await stranger.goto(tour)
  expect(response?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'We can’t show this tour here' })).toBeVisible()
  await stranger.close()
})

test('a family that refuses the disclosure reads that its tour is canceled, and isn’t shown one [FIND-013, TRUTH-003, TRUTH-005]', async ({
  page,
  request,
}) => {
  const fits = (_: unknown, id: string) => hasTeam(request, api, id)
  const community = await findCommunity(request, 'D2C', ['CO', 'TX', 'AZ', 'OK'], { fits })
  const { choice } = await findTime(page, community, laterTime)
  await openPage(page, community.url)
  await chooseTime(page, choice)
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  await page.waitForURL('**/tours/new?*')
  await fillPlainRequest(page, buildFamily())
  await page.getByRole('radio', { name: 'I do not acknowledge' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`so we didn’t send your request to ${community.name}.`)).toBeVisible()
  await expect(page.getByText('We also canceled your tour.')).toBeVisible()
  await expect(page.getByText('Your tour is booked')).toHaveCount(0)
  await openPage(page, '/homebase')
  await expect(page.getByText('No tours yet.')).toBeVisible()
})

/** A time that no other journey books at the same moment: those take the earliest ones. */
const laterTime = 7

test('in three time zones, a tour is in the calendar at the community’s own hours [FIND-013, TOUR-006]', async ({
  browser,
  request,
  baseURL,
}) => {
  const zones = { GA: 'America/New_York', MN: 'America/Chicago', WA: 'America/Los_Angeles' }
  for (const [state, timeZone] of Object.entries(zones)) {
    const community = await findCommunity(request, 'gwizzy', [state])
    const probe = await browser.newPage()
    const { choice } = await findTime(probe, community, laterTime)
    const page = await startBooking(browser, baseURL ? { baseURL } : {}, community, choice)
    await submitRequest(page, buildFamily())
    await page.getByRole('link', { name: 'See your tour' }).click()
    await expect(page).toHaveURL(/\/tours\/[0-9a-f-]{36}$/)
    await expect(page.getByText(tourText({ ...choice, timeZone }))).toBeVisible()
    const { startsAt } = await readCalendarFile(page)
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const time = parseTourTime(choice.time)
    expect(shown.format(new Date(startsAt))).toBe(`${choice.date} ${time && tourWindows[time].begins}`)
    await page.close()
    await probe.close()
  }
})
