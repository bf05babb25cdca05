import { variantsOf } from '@pkg/config/draw'
import { expect, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { findCommunity, type FoundCommunity, hasTeam } from '../../testing/communities'
import {
  answerDisclosure,
  requestAllNearby,
  confirm,
  expectHomebase,
  nextModal,
  skipNearby,
  completePostConversion,
} from '../../testing/after-wizard'
import { asAdmin } from '../../testing/staff'
import { completeWizard, type WizardRun } from '../../testing/complete-wizard'
import { buildFamily } from '../../testing/wizard'

/** States without a disclosure. */
const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

/** Returns the dollars in a text. */
const readDollars = (text: string) => Number(text.replaceAll(/\D/g, ''))

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

test(
  'a D2C request compares communities, requests several at once, and continues on the homebase, which lists them and asks more questions [CONF-002, CONF-003, CONF-004, CONF-006, CTA-005, ERR-012, FLOW-001, FLOW-002, FLOW-005, FLOW-006, FLOW-007, FLOW-013, GWZ-052, HOME-001, POST-001, POST-018, PRICE-008, TRUST-005]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const family = buildFamily()
    // The demo provider's community, whose team has an account.
    const community = await findCommunity(request, 'D2C', ['FL'], {
      fits: async ({ similarCommunities }, id) =>
        Array.isArray(similarCommunities) && similarCommunities.length > 0 && (await hasTeam(request, api, id)),
    })
    const answers = { NextStep: 'Compare other communities', BudgetRangeInfo: '$2K-$5K' }
    const dialog = await requestPricing(page, community, { family, answers })

    expect(await nextModal(dialog)).toBe('nearby')
    await expect(dialog.getByText('Why we think these might be a good fit for you:')).toBeVisible()
    const prices = (await dialog.getByText(/^From \$[\d,]+\/mo$/).allInnerTexts()).map(readDollars)
    const affordable = prices.filter((price) => price >= 2000 && price <= 5000).length
    const counted = affordable === 1 ? 'One starts' : `${affordable} start`
    const reason = prices.length === 1 ? 'It starts within your budget.' : `${counted} within your budget.`
    await expect(dialog.getByText(reason, { exact: true })).toHaveCount(affordable > 0 ? 1 : 0)
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.route('**/api/platform/uuid-actions', (route) => route.abort('connectionreset'))
    await dialog.getByRole('button', { name: 'Get pricing from all' }).click()
    await expect(dialog.getByText('Opps. Something went wrong, please try again!')).toBeVisible()
    await page.unroute('**/api/platform/uuid-actions')
    const names = await requestAllNearby(dialog)
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(3)
    expect(names).not.toContain(community.name)

    expect(await nextModal(dialog, ['nearby'])).toBe('homebase')
    await expectHomebase(page, community.name)
    await expect(dialog).toBeHidden()
    for (const name of [community.name, ...names]) {
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    }

    await page.getByRole('link', { name: 'Answer a few questions' }).click()
    const form = page.getByRole('main')
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(
      /^(Who’s moving in\?|How old is the person moving in\?)$/,
    )
    const questions = await completePostConversion(form)
    expect(questions.slice(-4)).toEqual([
      'What makes a good day?',
      'Which rooms would work?',
      'Who helps now?',
      'Is there anything else we should know?',
    ])
    await form.getByText('Thank you, we are working on your request.').waitFor()
    await expect(page).toHaveURL(/\/homebase$/)

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
    expect(leads.length).toBeLessThanOrEqual(3)
    expect(await admin.listTimeline(family.lastName)).toContain('Shared more about the search')
  },
)

const disclosures = [
  ['AZ', true],
  ['CO', false],
  ['OK', true],
  ['TX', false],
] as const

for (const [state, acknowledges] of variantsOf<(typeof disclosures)[number]>(disclosures)) {
  test(`the disclosure of ${state}, ${acknowledges ? 'acknowledged' : 'not acknowledged'}, is shown, answered, and stored [DISC-001, DISC-002, DISC-003, DISC-004, DISC-005, DISC-006, FLOW-008, FLOW-012, FLOW-015, GWZ-112, TRUST-015]`, async ({
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

    expect(await nextModal(dialog, ['nearby', 'disclosure'])).toBe('homebase')
    await expectHomebase(page, community.name)
    const admin = await asAdmin(request, api)
    const name = { AZ: 'Arizona', CO: 'Colorado', OK: 'Oklahoma', TX: 'Texas' }[state]
    expect(await admin.listTimeline(family.lastName)).toContain(
      `${acknowledges ? 'Acknowledged' : 'Didn’t acknowledge'} the ${name} disclosure`,
    )
    expect(await admin.listLeads(family.lastName)).toEqual([community.name])
  })
}

test('a request that was left at the disclosure isn’t called sent, waits as the next step, and returns to the disclosure [DISC-004, HOME-002, TRUST-003, TRUTH-003, TRUTH-005]', async ({
  page,
  request,
}) => {
  const fits = (_: unknown, id: string) => hasTeam(request, api, id)
  const community = await findCommunity(request, 'D2C', ['CO', 'TX', 'AZ', 'OK'], { fits })
  const dialog = await requestPricing(page, community, { family: buildFamily() })
  expect(await skipNearby(dialog)).toBe('disclosure')

  await openPage(page, `/custom-pricing?community=${community.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Before we continue' })).toBeVisible()
  await openPage(page, '/receipts')
  await expect(page.getByText(`${community.name} will get your request after you acknowledge`)).toBeVisible()
  await openPage(page, '/homebase')
  await expect(page.getByText('We’ll send your request after you acknowledge the disclosure.')).toBeVisible()
  // The team would call, and doesn't know the family yet.
  await expect(page.getByText('Expect a call about your request')).toHaveCount(0)
  await openPage(page, `/homebase?modal=communityPricing&communityName=${encodeURIComponent(community.name)}`)
  await expect(page.getByRole('status').getByText('We got your request')).toBeVisible()
  await page.getByRole('link', { name: /^Read the \w+ disclosure$/ }).click()
  await page.getByRole('button', { name: 'I do not acknowledge' }).click()

  await expect(page.getByRole('status').getByText('We got your request')).toBeVisible()
  const notSent = `so we didn’t send your request to ${community.name}`
  await expect(page.getByRole('status').getByText(notSent)).toBeVisible()
  await openPage(page, '/homebase')
  await expect(page.getByRole('link', { name: /disclosure$/ })).toHaveCount(0)
  await expect(
    page.getByText('We didn’t send your request, because you didn’t acknowledge the disclosure.'),
  ).toBeVisible()
  await openPage(page, '/receipts')
  await expect(page.getByText(`We didn’t send your request to ${community.name}, because`)).toBeVisible()
})

test('skips nearby communities, and continues on the homebase, which names the advisor [CONF-005, FLOW-010, FLOW-013, HOME-001, HOME-002, ROLE-007]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const dialog = await requestPricing(page, community, { family })
  expect(await skipNearby(dialog)).toBe('homebase')
  await expectHomebase(page, community.name)
  const admin = await asAdmin(request, api)
  const [saved] = await admin.families(family.lastName)
  await expect(page.getByText(`${String(saved?.attributes['agentName'])} will call you`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your local advisor' })).toBeVisible()
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
