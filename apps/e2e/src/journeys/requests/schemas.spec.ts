import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import { findCommunity, hasTeam } from '../../testing/communities'
import { asAdmin } from '../../testing/staff'
import { completeWizard, type Step } from '../../testing/complete-wizard'
import { buildFamily } from '../../testing/wizard'

/** States without a disclosure. */
const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const
const contact: Step[] = ['NameInfo', 'EmailInfo', 'PhoneInfo', 'homeSaleInterest']

interface Journey {
  schema: string
  title: string
  /** The query of the first URL. */
  query?: string
  answers?: Partial<Record<Step, string>>
  steps: Step[]
  saved: Record<string, unknown>
}

const journeys: Journey[] = [
  {
    schema: 'gwizzy',
    title: 'the default one, with a small budget [GWZ-002, GWZ-003, GWZ-007, GWZ-008, GWZ-014]',
    answers: { BudgetRangeInfo: '<$2K' },
    steps: ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'BudgetInfo', 'UserLocation', ...contact],
    saved: { lookingFor: 'Mother', adl: ['light-care'], budgetRange: '<$2K', budget: ['Medicaid'], city: 'Boise' },
  },
  {
    schema: 'PaidAd',
    title: 'the paid-ad one, from an ad’s URL [COMM-005, GWZ-015, GWZ-021, GWZ-023]',
    query: '?entry=paid-ad',
    steps: [
      'UserLocation',
      'LookingFor',
      'CareLevel',
      'MoveTimeline',
      'BudgetRangeInfo',
      'ContactInfo',
      'homeSaleInterest',
    ],
    saved: { lookingFor: 'Mother', city: 'Boise', entry: 'paid-ad' },
  },
  {
    schema: 'activeAdult',
    title: 'the active-adult one, with a purchase and a consultation [COMM-006, GWZ-024, GWZ-025, GWZ-027, GWZ-032]',
    answers: { HousingOptions: 'Buy a home' },
    steps: ['HousingOptions', 'PlanningConsulation', 'MoveTimeline', ...contact],
    saved: { housingOptions: 'buy', consultationRequested: 'Yes', timing: 'Within 30 Days' },
  },
  {
    schema: 'D2C',
    title: 'the D2C one, with a question [COMM-007, GWZ-033, GWZ-040, GWZ-051, GWZ-083]',
    answers: { NextStep: 'Ask the community a question' },
    steps: ['CareLevel', 'UserLocation', 'NextStep', 'CommunityInfo', ...contact],
    saved: { nextStep: 'talk', communityInfo: 'Availability', adl: ['light-care'] },
  },
  {
    schema: 'noAgent',
    title: 'the no-agent one, for oneself [COMM-008, GWZ-057, GWZ-059, GWZ-061, GWZ-069]',
    answers: { LookingFor: 'Myself' },
    steps: ['LookingFor', 'UserLocation', 'BudgetRangeInfo', ...contact],
    saved: { lookingFor: 'Myself', budgetRange: '$2K-$5K' },
  },
]

for (const { schema, title, query = '', answers = {}, steps, saved } of journeys) {
  test(`completes each wizard: ${title}`, async ({ page, request }) => {
    const family = buildFamily()
    const derived = schema === 'PaidAd' ? 'gwizzy' : schema
    const community = await findCommunity(request, derived, states)
    await openPage(page, `${community.url}${query}`)
    await page
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    const wizard = page.getByRole('dialog')
    const completed = await completeWizard(wizard, { family, answers })
    expect(completed.filter((step) => step !== 'ResidentNameInfo')).toEqual(steps)

    const admin = await asAdmin(request, api)
    await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
    await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['leads']).toHaveLength(1)
    const [found] = await admin.families(family.lastName)
    expect(found?.attributes).toMatchObject({
      email: family.email,
      phone: '+13035550123',
      answers: saved,
      leads: [{ communityId: community.id, status: 'assigned' }],
      // A team with an account responds itself. Otherwise an advisor has the task. [TRUTH-008]
      tasks: (await hasTeam(request, api, community.id)) ? [] : [{ status: 'open' }],
    })
  })
}
