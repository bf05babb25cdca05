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

test('every answer is shown, in the order in which the wizards ask [DASH-003, DATA-011, DATA-012]', () => {
  expect(answerLines(everything).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Looking for: Mother',
    'Resident: Ruth',
    'Care: Heavy care',
    'Housing: rent',
    'Planning call: Yes',
    'Move: 30-90 Days',
    'Budget: <$2K',
    "Could help: Veterans' benefits, Medicaid",
    'Place: Boulder, CO, 80302',
    'Next step: Detailed prices',
    'Wants to know: Something else',
    'In their words: Is there parking?',
    'Tour: 2026-12-01, Morning (8AM-12PM)',
    'Also likes: elm-court, oak-house',
    'Home sale: No',
    'Age: 84',
    'Search: Just started',
    'Reasons: Needs are not met, Loneliness',
    'Another reason: Lives far away',
    'Interests: Gardening, Music',
    'Room: Studio',
    'Helped by: Family, Professionals',
    'Also told: She has a small dog.',
    'Came from: get pricing, tile',
  ])
})

test('what was not answered is left out, and words without a label of ours stay as they are [DASH-003]', () => {
  expect(answerLines({ adl: ['hospice'], zip: '80302', budget: [] })).toEqual([
    { label: 'Care', value: 'hospice' },
    { label: 'Place', value: '80302' },
  ])
})
