import { expect, type Page } from '@playwright/test'
import { now } from '@pkg/domain'
import { openPage } from '../../testing/open-page'
import { paintPhotos } from '../../testing/photos'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { openAs, sendRequest } from '../../testing/work-accounts'
import { addAdvisor, addCommunity, findFreePlace } from '../../testing/world'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const day = 86_400_000
/** Enough days off to cover every day with calls: 28 days from the first possible call, which on a Friday afternoon is on Monday. */
const daysWithoutCalls = 45
const dayAfter = (count: number) => new Date(now().getTime() + count * day).toISOString().slice(0, 10)

/** Expects something of a public page, which can be sent as it was while it renders again. */
const expectSoon = (check: () => Promise<void>) => expect(check).toPass({ timeout: 60_000 })

/** Expects that a page shows a portrait that the browser has loaded. */
const expectPicture = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .locator('main img[src*="/photos/"]')
          .evaluateAll((all) => all.map((image) => Reflect.get(image, 'naturalWidth'))),
      { timeout: 5000 },
    )
    .toEqual([320])

async function fillHours(page: Page, opens: string, closes: string): Promise<void> {
  for (const name of days) {
    await page.getByLabel(`${name} from`, { exact: true }).fill(opens)
    await page.getByLabel(`${name} until`, { exact: true }).fill(closes)
  }
  await page.getByRole('button', { name: 'Save hours' }).click()
}

/** Expects a problem in the summary, which leads to its field, and at the field. */
async function expectProblem(page: Page, label: string, problem: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${problem}`) }).click()
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(new RegExp(problem))
}

test('an advisor changes the hours for calls and takes time off, and the public page’s free times change [AGENT-005, AGENT-008, ROLE-010]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const advisor = await addAdvisor(request)
  await openAs(page, advisor.email, '/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1, name: advisor.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What we checked' })).toHaveCount(0)
  const own = page.url()
  const other = await addAdvisor(request)
  expect((await openPage(page, `${dashboard}/dashboard/advisors/${other.id}`))?.status()).toBe(404)
  await openPage(page, own)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)

  await fillHours(page, '13:00', '12:00')
  await expectProblem(page, 'Monday until', 'Monday: enter when the hours begin and end, with the end later.')
  await fillHours(page, '13:00', '14:00')
  await expect(page.getByText('Hours saved.')).toBeVisible()
  const family = await browser.newPage({ ...(baseURL && { baseURL }) })
  const times = family.locator('input[name^="call-time"] + span')
  await expectSoon(async () => {
    await openPage(family, advisor.url)
    const texts = await times.allTextContents()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !/^1:[03]0 PM$/.test(text))).toEqual([])
  })

  await page.getByLabel('First day 1').fill(dayAfter(daysWithoutCalls + 1))
  await page.getByLabel('Last day 1').fill(dayAfter(daysWithoutCalls))
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expectProblem(page, 'Last day 1', 'Time off 1: enter the first and the last day, in order.')
  await page.getByLabel('First day 1').fill(dayAfter(-1))
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByLabel('First day 2')).toBeVisible()
  await expectSoon(async () => {
    await openPage(family, advisor.url)
    await expect(times).toHaveCount(0, { timeout: 1000 })
  })
  await family.close()
})

test('an admin enters the portrait, tours, checks, and words of an advisor, and families see them [AGENT-005, AGENT-009, DASH-003, ROLE-010]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const advisor = await addAdvisor(request)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/applications/${advisor.id}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const introduction = 'I visit each community twice before I name it to a family.'
  await page.getByLabel('Introduction').fill(introduction)
  await page.locator('label', { hasText: 'Vietnamese' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Save portrait' }).click()
  await expectProblem(page, 'Photo', 'Choose a photo to upload.')
  // A new family refreshes the page, and the problem stays.
  const arrivals = page.getByRole('status').getByText(/^New family: /)
  const before = (await arrivals.allTextContents()).join()
  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
  await openPage(visitor, '/')
  await sendRequest(visitor, buildFamily(), { slug: (await addCommunity(request, await findFreePlace(request))).id })
  await visitor.close()
  await expect.poll(async () => (await arrivals.allTextContents()).join()).not.toBe(before)
  await expectProblem(page, 'Photo', 'Choose a photo to upload.')
  const [picture = Buffer.alloc(0)] = await paintPhotos(browser, [{ description: advisor.name }])
  await page.getByLabel('Photo').setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await page.getByRole('button', { name: 'Save portrait' }).click()
  await expectProblem(page, 'Photo', 'Upload a JPEG, PNG, WebP, or AVIF.')
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Save portrait' }).click()
  await expect(page.getByText('Portrait saved.')).toBeVisible()
  await expectPicture(page)

  await page.getByLabel('Find a community').fill('Atlanta')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByLabel('Community', { exact: true })
  const community = (await found.locator('option').nth(1).innerText()).split(',')[0] ?? ''
  await found.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add tour' }).click()
  await expectProblem(page, 'Day of the tour', 'Choose a community and a day that isn’t in the future.')
  await page.getByLabel('Day of the tour').fill('2026-11-02')
  await page.getByRole('button', { name: 'Add tour' }).click()
  await expect(page.getByText('Tour added')).toBeVisible()
  await expect(page.getByText(`${community}, November 2, 2026`)).toBeVisible()

  await page.getByLabel('Background check: day').fill('2026-10-05')
  await page.getByRole('button', { name: 'Save checks' }).click()
  await expect(page.getByText('Checks saved')).toBeVisible()
  await expectAccessible(page)

  const family = await browser.newPage({ ...(baseURL && { baseURL }) })
  await expectSoon(async () => {
    await openPage(family, advisor.url)
    await expect(family.getByText(introduction)).toBeVisible({ timeout: 1000 })
    const pays = /^\d+ of our [\d,]+ communities in \w+ ?\w* pay us\./
    for (const text of [/Vietnamese/, community, /October 5, 2026/, pays]) {
      await expect(family.getByText(text).first()).toBeVisible({ timeout: 1000 })
    }
    await expectPicture(family)
  })
  await family.close()
  await page
    .getByRole('button', { name: `Remove ${community}` })
    .first()
    .click()
  await expect(page.getByText('Tour removed')).toBeVisible()
  await page.getByRole('button', { name: 'Remove portrait' }).click()
  await expect(page.getByText('Portrait removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove portrait' })).toHaveCount(0)
})

test('an advisor replaces a paper before it expires, and what’s wrong with it is named at its field [WORK-012, AGENT-004]', async ({
  page,
  request,
}) => {
  const advisor = await addAdvisor(request)
  await openAs(page, advisor.email, '/dashboard/papers')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const upload = () => page.getByRole('button', { name: 'Upload', exact: true }).click()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')])
  const file = page.getByLabel('File')
  const lastDay = page.getByLabel('Last day on which it’s valid')

  await page.getByLabel('Paper', { exact: true }).selectOption('State registration')
  await lastDay.fill(dayAfter(-2))
  await upload()
  await expect(file).toHaveAccessibleDescription(/Choose a file to upload\./)
  await expect(lastDay).toHaveAccessibleDescription(/This day is over\./)
  await expect(page.getByLabel('Paper', { exact: true })).toHaveValue('stateRegistration')

  await file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') })
  await lastDay.fill(dayAfter(200))
  await upload()
  await expect(file).toHaveAccessibleDescription(/Upload a PDF, PNG, or JPEG of up to 5 MB/)
  await expect(lastDay).toHaveValue(dayAfter(200))

  await file.setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: pdf })
  await upload()
  await expect(page.getByText('Paper uploaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'registration.pdf' })).toBeVisible()
  await expect(page.getByText(/^Valid until /)).toHaveCount(1)
})
