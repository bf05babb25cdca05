import { expect, type Page } from '@playwright/test'
import { completePostConversion, expectHomebase, skipNearby } from '../../testing/after-wizard'
import { findCommunity } from '../../testing/communities'
import { completeWizard } from '../../testing/complete-wizard'
import { pick } from '../../testing/input-driver'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { fillPlainRequest } from '../../testing/plain-request'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { findFreeTime } from '../../testing/tours'
import { api } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function continueTo(page: Page, next: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toHaveText(next)
}

/** Chooses answers, and expects that the exclusive one takes them away, and that the first takes the exclusive one away again. */
async function expectExclusive(page: Page, exclusive: string, [first, second]: [string, string]): Promise<void> {
  for (const name of [first, second, exclusive]) await pick(box(page, name))
  for (const name of [first, second]) await expect(box(page, name)).not.toBeChecked()
  await pick(box(page, first))
  await expect(box(page, exclusive)).not.toBeChecked()
}

test('a family answers some questions after its request, leaves, and resumes where it was, and staff see its answers [FLOW-010, HOME-002, POST-001, POST-005, POST-006, POST-007, POST-008, POST-009, POST-010, POST-011, POST-012, POST-013, POST-014, POST-015, POST-017, POST-018, POST-019]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'])
  // Without a request, there’s nothing to ask.
  await openPage(page, '/homebase/questions')
  await expect(page).toHaveURL(/\/homebase$/)
  await openPage(page, community.url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await completeWizard(dialog, { family })
  expect(await skipNearby(dialog)).toBe('homebase')
  await expectHomebase(page, community.name)
  await expect(page.getByText('Tell us more about your search')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Answer a few questions' }).click()
  await expect(question(page)).toHaveText('How old is the person moving in?')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByLabel('Age in years').fill('84')
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toHaveText('How far along is your search?')
  expect(await page.evaluate(() => localStorage.getItem('postConversion'))).toContain('84')

  await page.getByRole('link', { name: 'Back to your homebase' }).click()
  await page.getByRole('link', { name: 'Answer a few questions' }).click()
  await expect(question(page)).toHaveText('How far along is your search?')
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Age in years')).toHaveValue('84')
  await continueTo(page, 'How far along is your search?')
  await pick(page.getByRole('radio', { name: 'Touring communities' }))
  await continueTo(page, 'What led to your search?')
  await expectExclusive(page, 'Something else', ['Too much time alone', 'Leaving rehab or the hospital'])
  await continueTo(page, 'What makes a good day?')
  for (const pastime of ['Gardening', 'Music']) await pick(box(page, pastime))
  await continueTo(page, 'Which rooms would work?')
  await pick(box(page, 'Studio'))
  await continueTo(page, 'Who helps now?')
  await expectExclusive(page, 'No one. They manage on their own', ['Family or friends', 'Paid caregivers'])
  await continueTo(page, 'Is there anything else we should know?')
  await expect(page.getByLabel('What we should know')).toHaveCount(0)
  await completePostConversion(page.getByRole('main'))
  await page.getByText('Thank you, we are working on your request.').waitFor()
  await expect(page).toHaveURL(/\/homebase$/)
  await expect(page.getByText('Tell us more about your search')).toHaveCount(0)

  const admin = await asAdmin(request, api)
  const [saved] = await admin.families(family.lastName)
  expect(saved?.attributes).toMatchObject({
    answers: {
      entry: 'community-page',
      age: 84,
      searchStage: 'touring',
      searchReasons: ['isolation'],
      interests: ['music', 'gardening'],
      roomPreferences: ['Studio'],
      assistances: ['family'],
      moreInfoFromLead: 'She has a small dog.',
    },
  })
  expect(await admin.listTimeline(family.lastName)).toContain('Shared more about the search')
  await openPage(page, '/homebase/questions')
  await expect(page).toHaveURL(/\/homebase$/)
})

test('a family that booked a tour without the wizard is first asked who it’s for [POST-001, POST-002]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', ['WA', 'OR', 'GA'])
  const { choice } = await findFreeTime(
    async (path) => (await (await request.get(`${api}${path}`)).json()).data,
    community.id,
  )
  const query = new URLSearchParams({
    community: community.id,
    'tour-day': choice.date,
    [`tour-time-${choice.date}`]: choice.time,
  })
  await openPage(page, `/tours/new?${query}`)
  await fillPlainRequest(page, family)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Your tour is booked' })).toBeVisible()
  await openPage(page, '/homebase')
  await page.getByRole('link', { name: 'Answer a few questions' }).click()
  await expect(question(page)).toHaveText('Who are you searching for?')
  await pick(page.getByRole('radio', { name: 'Mother', exact: true }))
  await continueTo(page, 'Who’s moving in?')
})
