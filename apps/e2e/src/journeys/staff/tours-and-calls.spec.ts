import { now, type TourChoice, tourText, tourTimeText, tourWindows } from '@pkg/domain'
import { expect, type Page } from '@playwright/test'
import { createPeople, type Person } from '../../testing/emails/api-people'
import { newEmail, password } from '../../testing/gate'
import { openHtml } from '../../testing/html-page'
import { openPage } from '../../testing/open-page'
import { startOwnStack } from '../../testing/own-stack'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScrolling,
  watchShifts,
} from '../../testing/page-checks'
import type { Stack } from '../../testing/stack'
import { test } from '../../testing/test'
import { findFreeTime } from '../../testing/tours'
import { openAs } from '../../testing/work-accounts'

test.describe.configure({ mode: 'serial' })

let stack: Stack
test.beforeAll(async () => {
  test.setTimeout(180_000)
  stack = await startOwnStack('tours-and-calls', {}, { hasDashboard: true })
})
test.afterAll(() => stack.end())

type People = ReturnType<typeof createPeople>

/** Adds an approved advisor, who signs in. */
async function addAdvisor(people: People, admin: Person): Promise<Person> {
  const name = `Avery ${crypto.randomUUID().slice(0, 8)}`
  const person = await people.register(name)
  const { id } = await person.post('/marketplace/agents', 'agents', {
    displayName: name,
    workPhone: '(850) 555-0133',
    city: 'Tallahassee',
    state: 'FL',
    operatingIn: [{ state: 'FL', counties: ['Leon'] }],
    inBusinessSince: 2015,
  })
  await admin.patch(`/admin/agents/${id}`, 'agent-applications', { status: 2 })
  return people.signIn(person.email, password)
}

/** A family that an advisor added after a call about a community. */
interface CalledFamily {
  id: string
  name: string
  email: string
  community: { id: string; name: string }
  zone: string
}

async function addFamily(advisor: Person): Promise<CalledFamily> {
  const [community] = await advisor.list('/marketplace/communities?state=FL&page-size=1')
  const name = `Tess ${crypto.randomUUID().slice(0, 8)}`
  const email = newEmail('tours')
  const { id } = await advisor.post('/marketplace/clients', 'clients', {
    name,
    email,
    city: 'Tallahassee',
    state: 'FL',
    communityId: community?.id,
    consent: { id: 'spoken-contact', version: '1', language: 'en' },
  })
  const named = { id: community?.id ?? '', name: String(community?.attributes['name']) }
  const { attributes } = await advisor.get(`/marketplace/communities/${named.id}`)
  return { id, name, email, community: named, zone: String(attributes['timeZone']) }
}

/** Returns the link in the newest email to an address whose subject has a text. */
async function linkTo(admin: Person, email: string, subject: string): Promise<string> {
  const find = async () => {
    const emails = await admin.list(`/platform/emails?page-size=100&filter[recipient]=${encodeURIComponent(email)}`)
    const found = emails.find(({ attributes }) => String(attributes['subject']).includes(subject))
    return /(https?:\/\/\S+token=\S+)/.exec(String(found?.attributes['body']))?.[1] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Chooses a free time by keyboard and sends the form. */
async function chooseTime(page: Page, choice: TourChoice, button: string): Promise<void> {
  await page.getByLabel('Time').selectOption({ label: tourTimeText(choice) })
  await page.getByRole('button', { name: button }).press('Enter')
}

/** Checks a page on phones and in both themes. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScrolling(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

const seconds = (until: string) => (Date.parse(until) - now().getTime()) / 1000

test('an advisor books a tour for a family and moves it, the family sees the new time, and after the tour Today asks how it went [WORK-020, WORK-001, WORK-005, WORK-009]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const people = createPeople(stack.api)
  const admin = await people.signIn('admin@hearthway.example')
  const advisor = await addAdvisor(people, admin)
  const family = await addFamily(advisor)
  const { community, zone } = family
  const { choice } = await findFreeTime(advisor.list, community.id)
  const familyPage = `${stack.dashboard}/families/${family.id}`

  await openAs(page, advisor.email, familyPage)
  const section = page.getByRole('region', { name: 'Tours and calls' })
  await expect(section.getByText('No tours or calls yet')).toBeVisible()
  await section.getByRole('link', { name: 'Book a tour' }).click()
  // The community that the family asked about is chosen.
  await expect(page.getByRole('heading', { level: 1, name: `Book a tour for ${family.name}` })).toBeVisible()
  await expect(page.getByText(`${community.name} doesn’t have this family’s information`)).toBeVisible()
  await page.getByRole('button', { name: 'Book tour' }).click()
  await expect(page.getByLabel('Time')).toHaveAccessibleDescription(/Choose a time\./)
  await expectSound(page)
  await chooseTime(page, choice, 'Book tour')
  await expect(page.getByText(/^Tour booked\./)).toBeVisible()
  const booked = section.getByRole('listitem').filter({ hasText: `Tour of ${community.name}` })
  await expect(booked.getByText(tourText({ ...choice, timeZone: zone }), { exact: true })).toBeVisible()
  await expect(booked.getByText('Booked', { exact: true })).toBeVisible()

  const { choice: next, startsAt } = await findFreeTime(advisor.list, community.id, 1)
  await booked.getByText('Cancel', { exact: true }).click()
  await expect(booked.getByLabel('Reason (optional)')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await booked.getByRole('link', { name: /^Move/ }).click()
  await expect(page.getByText(`It’s on ${tourText({ ...choice, timeZone: zone })}.`)).toBeVisible()
  await chooseTime(page, next, 'Move tour')
  await expect(page.getByText(/^Tour moved\./)).toBeVisible()
  const when = tourText({ ...next, timeZone: zone })
  await expect(booked.getByText(when, { exact: true })).toBeVisible()
  await expect(page.getByText(`Moved the tour of ${community.name} to ${when}`)).toBeVisible()
  await expect(
    page.getByText(`Booked a tour of ${community.name}: ${tourText({ ...choice, timeZone: zone })}`),
  ).toBeVisible()
  await expectSound(page)

  const familyBrowser = await page.context().browser()?.newPage()
  if (!familyBrowser) throw new Error('There is no browser')
  await openPage(familyBrowser, await linkTo(admin, family.email, 'has a new time'))
  await expect(familyBrowser.getByRole('heading', { level: 1, name: `Your tour of ${community.name}` })).toBeVisible()
  await expect(familyBrowser.getByText(when)).toBeVisible()
  await familyBrowser.close()

  const other = await addFamily(advisor)
  const { choice: earlier } = await findFreeTime(advisor.list, community.id)
  await advisor.post('/platform/tours', 'tours', { clientId: other.id, communityId: community.id, ...earlier })

  // The tours are over.
  const { time } = next
  const [begins = 0, ends = 0] = [tourWindows[time].begins, tourWindows[time].ends].map((clock) =>
    Number(clock.slice(0, 2)),
  )
  await stack.moveClock(seconds(startsAt) + (ends - begins + 2) * 3600)
  await page.context().clearCookies()
  const readShift = await watchShifts(page)
  await openAs(page, advisor.email, `${stack.dashboard}/`)
  const row = page.getByRole('listitem').filter({ hasText: family.name }).filter({ hasText: 'Ended 2 hours ago' })
  await expect(row.getByText(`Tour of ${community.name}`, { exact: true })).toBeVisible()
  await expectSound(page)
  await row.getByRole('link', { name: family.name }).focus()
  await page.keyboard.press('Tab')
  await expect(
    row.getByRole('button', { name: `Took place: Tour of ${community.name}, ${family.name}`, exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Outcome saved\./)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.locator('[id^="row-"]:focus')).toHaveCount(1)
  expect(await readShift()).toBeLessThan(0.1)

  // Without scripts, the same form asks about the tour of another family.
  const plain = await openHtml(page.request, `${stack.dashboard}/`)
  const missed = `Didn’t come: Tour of ${community.name}, ${other.name}`
  const answered = await plain.press(missed)
  expect(answered.text).toContain('Outcome saved.')
  expect(answered.names('button')).not.toContain(missed)

  await openPage(page, familyPage)
  await expect(booked.getByText('Took place', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(`The tour of ${community.name} on ${when} took place`)).toBeVisible()
  await booked.getByText('Correct').click()
  await booked.getByRole('radio', { name: 'Took place, wants a second tour' }).check()
  await booked.getByLabel('Note (optional)').fill('They want to see the garden by day.')
  await booked.getByRole('button', { name: 'Save outcome' }).click()
  await expect(page.getByText(/^Outcome saved\./)).toBeVisible()
  await expect(booked.getByText('They want to see the garden by day.').first()).toBeVisible()
  await expect(booked.getByRole('button', { name: 'Save outcome' })).toBeHidden()
  await expect(page.getByText(/^Corrected: The tour of .+ took place\. They want a second tour$/)).toBeVisible()
  const again = await people.signIn(advisor.email, password)
  const [tour] = await again.list(`/platform/tours?filter[client]=${family.id}`)
  expect(tour?.attributes).toMatchObject({ outcome: 'took-place', wantsSecondTour: true, revision: 1 })
  await expectSound(page)
  await people.dispose()
})
