import { expect, type Page, test } from '@playwright/test'
import { completePostConversion, expectHomebase, skipNearby } from '../testing/after-wizard'
import { findCommunity } from '../testing/communities'
import { completeWizard } from '../testing/complete-wizard'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../testing/page-checks'
import { asAdmin } from '../testing/staff'
import { api } from '../testing/urls'
import { buildFamily } from '../testing/wizard'

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a family answers some questions after its request, leaves, and resumes where it was, and staff see its answers [FLOW-010, HOME-002, POST-001, POST-006, POST-011, POST-014, POST-017, POST-018, POST-019]', async ({
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
      roomPreferences: ['Studio'],
      moreInfoFromLead: 'She has a small dog.',
    },
  })
  expect(await admin.listTimeline(family.lastName)).toContain('Shared more about the search')
  await openPage(page, '/homebase/questions')
  await expect(page).toHaveURL(/\/homebase$/)
})
