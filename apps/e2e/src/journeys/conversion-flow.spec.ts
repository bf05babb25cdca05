import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../testing/open-page'
import { api } from '../testing/urls'
import { findCommunity, type FoundCommunity, hasTeam } from '../testing/communities'
import {
  answerDisclosure,
  requestAllNearby,
  confirm,
  nextModal,
  skipNearby,
  completePostConversion,
} from '../testing/after-wizard'
import { variantsOf } from '../testing/proof'
import { asAdmin } from '../testing/staff'
import { completeWizard, type WizardRun } from '../testing/complete-wizard'
import { buildFamily } from '../testing/wizard'

/** States without a disclosure. */
const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

/** Opens a community's wizard from its page and completes it. */
async function requestPricing(page: Page, community: FoundCommunity, run: WizardRun, query = '') {
  await openPage(page, `${community.url}${query}`)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await completeWizard(dialog, run)
  return dialog
}

test('a D2C request compares communities, requests several at once, shows who will call, and asks more questions [CONF-001, CONF-002, CONF-003, CONF-004, CTA-005, ERR-012, FLOW-002, FLOW-006, FLOW-007, FLOW-009, FLOW-014, FLOW-017, GWZ-052, POST-001, POST-018]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  // The demo provider's community, whose team has an account.
  const community = await findCommunity(request, 'D2C', ['FL'], {
    fits: async ({ similarCommunities }, id) =>
      Array.isArray(similarCommunities) && similarCommunities.length > 0 && (await hasTeam(request, api, id)),
  })
  const dialog = await requestPricing(page, community, { family, answers: { NextStep: 'Compare other communities' } })

  expect(await nextModal(dialog)).toBe('nearby')
  await expect(dialog.getByText('Why we think these might be a good fit for you:')).toBeVisible()
  await page.route('**/api/platform/uuid-actions', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Get pricing from all' }).click()
  await expect(dialog.getByText('Opps. Something went wrong, please try again!')).toBeVisible()
  await page.unroute('**/api/platform/uuid-actions')
  const names = await requestAllNearby(dialog)
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThanOrEqual(3)
  expect(names).not.toContain(community.name)

  expect(await nextModal(dialog, ['nearby'])).toBe('d2cConfirmation')
  for (const name of [community.name]) await expect(dialog.getByText(name).first()).toBeVisible()
  await confirm(dialog)

  expect(await nextModal(dialog, ['d2cConfirmation'])).toBe('postConversion')
  const questions = await completePostConversion(dialog)
  expect(questions.slice(-4)).toEqual([
    'What makes a good day?',
    'Which rooms would work?',
    'Who helps now?',
    'Is there anything else we should know?',
  ])
  await dialog.getByText('Thank you, we are working on your request.').waitFor()
  await expect(dialog).toBeHidden()

  const admin = await asAdmin(request, api)
  const [saved, ...others] = await admin.families(family.lastName)
  expect(others).toEqual([])
  expect(saved?.attributes).toMatchObject({
    answers: {
      nextStep: 'none',
      age: 84,
      searchStage: 'touring',
      searchReasons: ['isolation'],
      roomPreferences: ['Studio'],
      assistances: ['family'],
      moreInfoFromLead: 'She has a small dog.',
    },
  })
  const leads = await admin.listLeads(family.lastName)
  expect(leads.sort()).toEqual([community.name, ...names].sort())
  expect(await admin.listTimeline(family.lastName)).toContain('Shared more about the search')
})

const disclosures = [
  ['AZ', true],
  ['CO', false],
  ['OK', true],
  ['TX', false],
] as const

for (const [state, acknowledges] of variantsOf<(typeof disclosures)[number]>(disclosures)) {
  test(`the disclosure of ${state}, ${acknowledges ? 'acknowledged' : 'not acknowledged'}, is shown, answered, and stored [DISC-001, DISC-002, DISC-003, DISC-004, DISC-005, DISC-006, FLOW-008, FLOW-012, FLOW-015, GWZ-112]`, async ({
    page,
    request,
  }) => {
    const family = buildFamily()
    const community = await findCommunity(request, 'gwizzy', [state])
    const dialog = await requestPricing(page, community, { family })
    expect(await skipNearby(dialog)).toBe('disclosure')
    await expect(dialog.getByText('Our service is always free')).toBeVisible()
    await expect(dialog.getByText('We are compensated by the community only if you move')).toBeVisible()
    const [sent] = await Promise.all([
      page.waitForRequest((sent) => sent.postDataJSON()?.data?.attributes?.actionType === 'disclosure'),
      answerDisclosure(dialog, acknowledges),
    ])
    const { data } = sent.postDataJSON().data.attributes.actionInfo
    expect(data).toMatchObject({ isDisclosureAcknowledged: acknowledges, state })
    expect(data.disclosureText).toContain(community.name)

    expect(['advisor', 'd2cConfirmation']).toContain(await nextModal(dialog, ['nearby', 'disclosure']))
    const admin = await asAdmin(request, api)
    const name = { AZ: 'Arizona', CO: 'Colorado', OK: 'Oklahoma', TX: 'Texas' }[state]
    expect(await admin.listTimeline(family.lastName)).toContain(
      `${acknowledges ? 'Acknowledged' : 'Didn’t acknowledge'} the ${name} disclosure`,
    )
    expect(await admin.listLeads(family.lastName)).toEqual([community.name])
  })
}

test('shows the advisor, and asks a low-income family nothing more [CONF-001, CONF-005, FLOW-011, FLOW-018, ROLE-007, ROLE-008]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const answers = {
    BudgetRangeInfo: '<$2K',
    BudgetInfo: "I don't have access to any of these benefits",
  }
  const dialog = await requestPricing(page, community, { family, answers })
  expect(await skipNearby(dialog)).toBe('advisor')
  const admin = await asAdmin(request, api)
  const [saved] = await admin.families(family.lastName)
  await expect(
    dialog.getByRole('heading', { name: `${String(saved?.attributes['agentName'])} is your local advisor` }),
  ).toBeVisible()
  await confirm(dialog)
  await expect(dialog).toBeHidden()
})

test('a paid-ad wizard ends on the listing for its care type and place [FLOW-016, ROUTE-014]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const dialog = await requestPricing(page, community, { family }, '?entry=paid-ad')
  await skipNearby(dialog)
  await confirm(dialog)
  await expect(page).toHaveURL(/\/independent-living\/idaho\/boise$/)
  await expect(dialog).toBeHidden()
})

test('an active-adult request ends with the wizard [FLOW-004]', async ({ page, request }) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'activeAdult', states)
  const dialog = await requestPricing(page, community, { family })
  await expect(dialog.getByText('Thank you! We will get back to you shortly')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Who has your request' })).toBeVisible()
  await confirm(dialog)
  await expect(dialog).toBeHidden()
})
