// cspell:ignore Nguyễn
import {
  budgetChoices,
  budgetRanges,
  budgetRangesOf,
  lookingForChoices,
  supplementalIncomeRequired,
  timingChoices,
} from '@pkg/domain'
import { describe, expect, test } from 'vitest'
import { postStepIds, stepIds, type StepId } from '../machines/step-ids'
import type { AnswerName, Answers } from './answers'
import * as choices from './choices'
import { errorsAt } from './step-errors'

/** Returns noon in Los Angeles on Thursday, November 19, 2026. */
const now = () => Date.UTC(2026, 10, 19, 20)
const known = { community: {}, now }

describe('choices', () => {
  test.each<[StepId, AnswerName, readonly string[], string]>([
    ['LookingFor', 'lookingFor', lookingForChoices, 'GWZ-073'],
    ['CareLevel', 'adl', choices.careLevelChoices, 'GWZ-074'],
    ['MoveTimeline', 'timing', timingChoices, 'GWZ-075'],
    ['BudgetRangeInfo', 'budgetRange', budgetRanges, 'GWZ-076'],
    ['PlanningConsulation', 'consultationRequested', choices.yesNoChoices, 'GWZ-080'],
    ['HousingOptions', 'housingOptions', choices.housingChoices, 'GWZ-081'],
    ['homeSaleInterest', 'homeSaleInterest', choices.yesNoChoices, 'GWZ-082'],
    ['CommunityInfo', 'communityInfo', choices.communityInfoChoices, 'GWZ-083'],
    ['NextStep', 'nextStep', choices.nextStepChoices, 'GWZ-089'],
  ])('%s stores %s, one of %j and nothing else [%s, VAL-013, VAL-019]', (step, name, options) => {
    for (const option of options) expect(errorsAt(step, { answers: { [name]: option }, ...known })).toEqual({})
    expect(errorsAt(step, { answers: { [name]: 'else' }, ...known })).toEqual({ [name]: 'Required' })
    expect(errorsAt(step, { answers: {}, ...known })).toEqual({ [name]: 'Required' })
  })

  test('the choices match the requirements [GWZ-073, GWZ-074, GWZ-075, GWZ-079, GWZ-080, GWZ-081, GWZ-082, GWZ-083, GWZ-089]', () => {
    expect(lookingForChoices).toEqual(['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'])
    expect(choices.careLevelChoices).toEqual(['memory-care', 'light-care', 'heavy-care', 'no-care'])
    expect(timingChoices).toEqual(['Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure'])
    expect(budgetChoices).toEqual([
      "Veterans' benefits",
      'Longterm care insurance',
      'Equity in a home',
      'Pension plan',
      'Medicaid',
      "I'm not sure",
      "I don't have access to any of these benefits",
    ])
    expect(choices.yesNoChoices).toEqual(['Yes', 'No'])
    expect(choices.housingChoices).toEqual(['buy', 'rent', 'sell'])
    expect(choices.communityInfoChoices).toEqual([
      'Availability',
      'Pricing and Promos',
      'Amenities',
      'Care',
      'Financing',
      'Something else',
    ])
    expect(choices.nextStepChoices).toEqual([
      'requestTour',
      'none',
      'preQualify',
      'talk',
      'detailedPricingBreakDown',
      'others',
    ])
  })
})

test("a community's own budget ranges replace the defaults [GWZ-076]", () => {
  const overrides = { gwizzyPricingThreshold: ['$3K-$4K', '$4K+'] }
  expect(budgetRangesOf(overrides)).toEqual(['$3K-$4K', '$4K+'])
  expect(errorsAt('BudgetRangeInfo', { answers: { budgetRange: '$4K+' }, community: overrides, now })).toEqual({})
  expect(errorsAt('BudgetRangeInfo', { answers: { budgetRange: '$5K+' }, community: overrides, now })).toEqual({
    budgetRange: 'Required',
  })
  expect(budgetRangesOf({ gwizzyPricingThreshold: [] })).toEqual(['<$2K', '$2K-$5K', '$5K+'])
})

test.each([
  ['<$2K', true],
  ['$2K-$5K', false],
  ['$5K+', false],
  ['$3K-$4K', false],
])('%s needs supplemental income: %s [GWZ-077]', (range, isNeeded) => {
  expect(supplementalIncomeRequired(range)).toBe(isNeeded)
})

test.each<[StepId, Answers, Partial<Record<AnswerName, string>>, string]>([
  ['BudgetInfo', { budget: ['Medicaid', 'Pension plan'] }, {}, 'several benefits'],
  ['BudgetInfo', { budget: [] }, { budget: 'Required' }, 'no benefit'],
  ['BudgetInfo', { budget: ['Lottery'] }, { budget: 'Required' }, 'no such benefit'],
  ['SimilarCommunities', { similarCommunities: ['elm'] }, {}, 'a slug'],
  ['SimilarCommunities', {}, { similarCommunities: 'Required' }, 'no slug'],
  ['TourInfo', { tourDate: '2026-11-24', tourTimeText: 'Evening (5PM-8PM)' }, {}, 'date and time'],
  ['TourInfo', { tourDate: '2026-11-24' }, { tourTimeText: 'Required' }, 'no time'],
  ['CommunityInfo', { communityInfo: 'Something else' }, {}, 'an empty free text'],
  ['UserLocation', { location: { searchParams: { city: 'Boise', state: 'ID', zip: '' } } }, {}, 'a city'],
  [
    'UserLocation',
    { location: { searchParams: { city: '', state: '', zip: ' ' } } },
    { location: 'Required' },
    'blank',
  ],
  ['NameInfo', { firstName: 'Ann', lastName: 'Lee' }, {}, 'both names'],
  ['NameInfo', { firstName: ' ' }, { firstName: 'Required', lastName: 'Required' }, 'neither name'],
  ['EmailInfo', { email: 'ann@example.com' }, {}, 'an address'],
  ['EmailInfo', { email: '' }, { email: 'Required' }, 'nothing'],
  ['EmailInfo', { email: 'ann@' }, { email: 'Invalid email address' }, 'half an address'],
  ['PhoneInfo', { phone: '208-555-0123' }, {}, 'a number with dashes'],
  ['PhoneInfo', { phone: '208555' }, { phone: 'Invalid phone number' }, 'half a number'],
  ['ResidentNameInfo', { residentName: 'Ruth' }, {}, 'a name'],
  ['ResidentNameInfo', {}, { residentName: 'Required' }, 'no name'],
])('%s with %j finds %j: %s [GWZ-079, GWZ-085, GWZ-086, GWZ-087, GWZ-088, VAL-013]', (step, answers, errors) => {
  expect(errorsAt(step, { answers, ...known })).toEqual(errors)
})

test('every step except interests requires an answer [VAL-013, GWZ-002]', () => {
  const steps = [...stepIds, 'ContactInfo' as const, ...postStepIds]
  const silent = steps.filter((step) => Object.keys(errorsAt(step, { answers: {}, ...known })).length === 0)
  expect(silent).toEqual(['InterestsInfo'])
})

test.each([
  ['NameInfo', 'firstName'],
  ['NameInfo', 'lastName'],
  ['ContactInfo', 'lastName'],
  ['ResidentNameInfo', 'residentName'],
] as const)('%s rejects hidden characters and web addresses in %s [EDGE-012]', (step, name) => {
  const errorOf = (value: string) => errorsAt(step, { answers: { [name]: value }, ...known })[name]
  expect(errorOf('An\u202en')).toBe('Retype this. It contains characters that we can’t read.')
  expect(errorOf('see evil.example')).toBe('Enter a name without a web address. Add a space after a period.')
  expect(errorOf('\u202aAnn\u202c\t')).toBeUndefined()
  expect(errorOf('\u200e\t')).toBe('Required')
  expect(errorOf('O’Connor-Nguyễn, M.D.')).toBeUndefined()
})
