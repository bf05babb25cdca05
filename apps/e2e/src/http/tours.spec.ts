import { now, parseTourTime, type TourChoice, tourDayText, tourText, tourWindows } from '@pkg/domain'
import { expect } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../testing/communities'
import { acknowledgment, familyAnswers } from '../testing/form-requests'
import type { HtmlPage } from '../testing/html-page'
import type { PagePart } from '../testing/page-part'
import { readLink } from '../testing/messages'
import { findFreeTime, readCalendarFile } from '../testing/tours'
import { api } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'
import { addCommunity, findFreePlace } from '../testing/world'

/** Returns a free time of a community as a browser finds it. */
const findTime = ({ request }: Visitor, { id }: FoundCommunity, index = 0) =>
  findFreeTime(async (path) => (await (await request.get(`${api}${path}`)).json()).data, id, index)

/** Returns the buttons that choose a time where a page offers times. */
const timeOn = (page: HtmlPage, { date, time }: TourChoice): PagePart[] => [
  page.one('radio', tourDayText(date)),
  page.one('group', `Time on ${tourDayText(date)}`).one('radio', time),
]

/** Opens a community's page, and goes on to the form that books a time. */
async function startBooking(visitor: Visitor, { url }: FoundCommunity, choice: TourChoice): Promise<HtmlPage> {
  const page = await visitor.open(url)
  const form = await page.pressWith('Schedule a tour', timeOn(page, choice))
  expect(form.path).toMatch(/^\/tours\/new\?/)
  return form
}

const book = (form: HtmlPage, family: ReturnType<typeof buildFamily>) =>
  form.press('Submit', { ...familyAnswers(family), ...acknowledgment(form) })

/** Federal holidays of 2026 to 2028 on weekdays, and the weekdays on which the others are observed, from the list of the US Office of Personnel Management. */
const holidays =
  '2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17'

test('a community offers tours on business days only, after the next one and within two months [TOUR-001, TOUR-002, TOUR-003, GWZ-085]', async ({
  visitor,
  request,
}) => {
  const page = await visitor.open((await findCommunity(request, 'gwizzy', ['CO'])).url)
  const offered = page.select('input[data-day]').map((day) => day.attribute('value') ?? '')
  const isOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || holidays.includes(day)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(now())
  const inDays = (count: number) => new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10)
  const nextBusinessDay = [1, 2, 3, 4, 5].map(inDays).find((day) => !isOff(day)) ?? ''
  const inTwoMonths = new Date(today)
  inTwoMonths.setUTCMonth(inTwoMonths.getUTCMonth() + 2)
  expect(offered.length).toBeGreaterThan(5)
  expect(offered.filter(isOff)).toEqual([])
  expect(offered.filter((day) => day <= nextBusinessDay)).toEqual([])
  expect(offered.filter((day) => day >= inTwoMonths.toISOString().slice(0, 10))).toEqual([])
})

test('a family books a tour, moves it, and cancels it; a second family can’t have the time [FIND-013, TOUR-004, TOUR-005]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const [family, other] = [buildFamily(), buildFamily()]
  const lateVisitor = await newVisitor()
  const { choice } = await findTime(visitor, community)
  const form = await startBooking(visitor, community, choice)
  const late = await startBooking(lateVisitor, community, choice)
  expect(form.text).toContain(`${tourDayText(choice.date)}, `)

  expect((await book(form, family)).names('heading')).toContain('Your tour is booked')
  const taken = await book(late, other)
  expect(taken.texts('alert').join()).toContain('This time was just booked')
  expect(taken.value('Email')).toBe(other.email)
  const sameDay = taken.one('group', `Time on ${tourDayText(choice.date)}`).all('radio')
  expect(sameDay.find(({ name }) => name === `${choice.time} Booked`)?.attribute('disabled')).toBeDefined()
  const { choice: next } = await findTime(lateVisitor, community)
  for (const part of timeOn(taken, next)) part.check()
  expect((await taken.press('Submit', acknowledgment(taken))).names('heading')).toContain('Your tour is booked')

  // The page is the same for everyone. Without scripts, a link leads to the tour.
  const tour = await (await visitor.open(community.url)).follow('See your tour')
  expect(tour.headings(1)).toEqual([`Your tour of ${community.name}`])
  const booked = await readCalendarFile(visitor.request, tour.url)
  expect([booked.method, booked.sequence]).toEqual(['PUBLISH', 0])

  const { choice: moved, startsAt } = await findTime(visitor, community, 2)
  const changed = await tour.pressWith('Change time', timeOn(tour, moved))
  expect(changed.texts('status').join()).toContain('Your tour has a new time')
  expect(await readCalendarFile(visitor.request, changed.url)).toMatchObject({ uid: booked.uid, sequence: 1, startsAt })

  const linked = await newVisitor()
  await expect.poll(() => readLink(request, api, family.email)).toContain('/tours/')
  const own = await linked.open(await readLink(request, api, family.email))
  expect(own.path).toMatch(/^\/tours\/[0-9a-f-]{36}$/)
  expect(own.text).toContain(`${tourDayText(moved.date)}, `)
  const canceled = await own.press('Cancel tour')
  expect(canceled.texts('status').join()).toContain('Your tour is canceled')
  expect(await readCalendarFile(linked.request, canceled.url)).toMatchObject({
    method: 'CANCEL',
    uid: booked.uid,
    sequence: 2,
  })
  expect((await findTime(visitor, community, 0)).choice).toEqual(choice)
})

/** A time that no other test books at the same moment: those take the earliest ones. */
const laterTime = 7

test('in three time zones, a tour is in the calendar at the community’s own hours [FIND-013, TOUR-006]', async ({
  newVisitor,
  request,
}) => {
  const zones = { GA: 'America/New_York', MN: 'America/Chicago', WA: 'America/Los_Angeles' }
  for (const [state, timeZone] of Object.entries(zones)) {
    const visitor = await newVisitor()
    const community = await findCommunity(request, 'gwizzy', [state])
    const { choice } = await findTime(visitor, community, laterTime)
    const booked = await book(await startBooking(visitor, community, choice), buildFamily())
    const tour = await booked.follow('See your tour')
    expect(tour.path).toMatch(/^\/tours\/[0-9a-f-]{36}$/)
    expect(tour.text).toContain(tourText({ ...choice, timeZone }))
    const { startsAt } = await readCalendarFile(visitor.request, tour.url)
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const time = parseTourTime(choice.time)
    expect(shown.format(new Date(startsAt))).toBe(`${choice.date} ${time && tourWindows[time].begins}`)
  }
})
