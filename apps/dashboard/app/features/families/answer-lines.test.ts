import type { UserActionData } from '@pkg/domain'
import { expect, test } from 'vitest'
import { answerLines } from './answer-lines'

const everything: UserActionData = {
  lookingFor: 'Mother',
  resident: { firstName: 'Ruth', lastName: '' },
  residentName: 'Ruth',
  adl: ['heavy-care'],
  housingOptions: 'rent',
  consultationRequested: 'Yes',
  timing: '30-90 Days',
  budgetRange: '<$2K',
  isCustomBudgetRange: 'no',
  budget: ["Veterans' benefits", 'Medicaid'],
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  nextStep: 'detailedPricingBreakDown',
  communityInfo: 'Something else',
  communityInfoOther: 'Is there parking?',
  tourDate: '2026-12-01',
  tourTimeText: 'Morning (8AM-12PM)',
  tourDataInfo: [{ tourDate: '2026-12-01', tourTimeText: 'Morning (8AM-12PM)', tourTimezone: 'America/Los_Angeles' }],
  similarCommunities: ['elm-court', 'oak-house'],
  homeSaleInterest: 'No',
  age: 84,
  searchStage: 'startedSearching',
  searchReasons: ['needsNotMet', 'isolation'],
  searchReasonsOther: 'Lives far away',
  interests: ['Gardening', 'Music'],
  roomPreferences: ['Studio'],
  assistances: ['family', 'pro-staff'],
  moreInfoFromLeadChoice: 'Yes',
  moreInfoFromLead: 'She has a small dog.',
  leadSource: 'get pricing',
  cta: 'tile',
}

test('lists every answer in the order of the wizard’s questions [DASH-003, DATA-011, DATA-012]', () => {
  expect(answerLines(everything).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Looking for: Mother',
    'Resident: Ruth',
    'Care: Heavy care',
    'Housing: rent',
    'Planning call: Yes',
    'Move-in: 30-90 Days',
    'Budget: <$2K',
    "Funding sources: Veterans' benefits, Medicaid",
    'Place: Boulder, CO, 80302',
    'Next step: Detailed pricing',
    'Question: Something else',
    'In their words: Is there parking?',
    'Tour: 2026-12-01, Morning (8AM-12PM)',
    'Also considering: elm-court, oak-house',
    'Home sale: No',
    'Age: 84',
    'Search: Just started',
    'Reasons: Needs aren’t met, Loneliness',
    'Another reason: Lives far away',
    'Interests: Gardening, Music',
    'Room: Studio',
    'Current help: Family, Professionals',
    'Other details: She has a small dog.',
    'Source: Get pricing, tile',
  ])
})

test('leaves out unanswered questions and shows unknown values unchanged [DASH-003]', () => {
  expect(answerLines({ adl: ['hospice'], zip: '80302', budget: [] })).toEqual([
    { label: 'Care', value: 'hospice' },
    { label: 'Place', value: '80302' },
  ])
})
