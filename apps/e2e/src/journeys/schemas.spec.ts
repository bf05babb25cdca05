import { expect, test } from '@playwright/test'
import { api } from '../testing/addresses'
import { communityOf } from '../testing/communities'
import { asAdmin } from '../testing/staff'
import { type Step, walk } from '../testing/walk'
import { aFamily } from '../testing/wizard'

/** States without a disclosure. */
const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const
const contact: Step[] = ['NameInfo', 'EmailInfo', 'PhoneInfo', 'homeSaleInterest']

interface Journey {
  schema: string
  title: string
  /** How the visit begins, where it matters. */
  query?: string
  answers?: Partial<Record<Step, string>>
  steps: Step[]
  kept: Record<string, unknown>
}

const journeys: Journey[] = [
  {
    schema: 'gwizzy',
    title: 'default, with a small budget [GWZ-002, GWZ-003, GWZ-007, GWZ-008, GWZ-014]',
    answers: { BudgetRangeInfo: '<$2K' },
    steps: ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'BudgetInfo', 'UserLocation', ...contact],
    kept: { lookingFor: 'Mother', adl: ['light-care'], budgetRange: '<$2K', budget: ['Medicaid'], city: 'Boise' },
  },
  {
    schema: 'PaidAd',
    title: 'paid-ad, from the address of an ad [COMM-005, GWZ-015, GWZ-021, GWZ-023]',
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
    kept: { lookingFor: 'Mother', city: 'Boise', entry: 'paid-ad' },
  },
  {
    schema: 'activeAdult',
    title: 'active adult, who buys and wants a consultation [COMM-006, GWZ-024, GWZ-025, GWZ-027, GWZ-032]',
    answers: { HousingOptions: 'Buy a home' },
    steps: ['HousingOptions', 'PlanningConsulation', 'MoveTimeline', ...contact],
    kept: { housingOptions: 'buy', consultationRequested: 'Yes', timing: 'Within 30 Days' },
  },
  {
    schema: 'D2C',
    title: 'direct to consumer, with a question [COMM-007, GWZ-033, GWZ-040, GWZ-051, GWZ-083]',
    answers: { NextStep: 'Ask the community a question' },
    steps: ['CareLevel', 'UserLocation', 'NextStep', 'CommunityInfo', ...contact],
    kept: { nextStep: 'talk', communityInfo: 'Availability', adl: ['light-care'] },
  },
  {
    schema: 'noAgent',
    title: 'no agent, for oneself [COMM-008, GWZ-057, GWZ-059, GWZ-061, GWZ-069]',
    answers: { LookingFor: 'Myself' },
    steps: ['LookingFor', 'UserLocation', 'BudgetRangeInfo', ...contact],
    kept: { lookingFor: 'Myself', budgetRange: '$2K-$5K' },
  },
]

for (const { schema, title, query = '', answers = {}, steps, kept } of journeys) {
  test(`a family asks a community of each kind: ${title}`, async ({ page, request }) => {
    const family = aFamily()
    const derived = schema === 'PaidAd' ? 'gwizzy' : schema
    const community = await communityOf(request, derived, states)
    await page.goto(`${community.url}${query}`)
    await page
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    const wizard = page.getByRole('dialog')
    const walked = await walk(wizard, { family, answers })
    expect(walked.filter((step) => step !== 'ResidentNameInfo')).toEqual(steps)

    const admin = await asAdmin(request, api)
    await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
    await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['leads']).toHaveLength(1)
    const [found] = await admin.families(family.lastName)
    expect(found?.attributes).toMatchObject({
      email: family.email,
      phone: '+13035550123',
      answers: kept,
      leads: [{ communityId: community.id, status: 'assigned' }],
      tasks: [{ status: 'open' }],
    })
  })
}
