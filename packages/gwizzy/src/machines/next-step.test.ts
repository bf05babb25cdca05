import { suggestedTourDates } from '@pkg/domain'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AnswerChange } from '../answers/answers'
import { gwizzyMachines, type SchemaKey } from './schemas'
import type { StepId } from './step-ids'
import { pricedCommunity, type Setting } from './schema-paths.test.kit'
import { settle, startActor, validAnswers } from './wizard.test.kit'

type Row = [
  requirement: `[GWZ-${string}]`,
  schema: SchemaKey,
  step: StepId,
  next: StepId | 'submit',
  answers?: AnswerChange,
  setting?: Setting,
]

const place = { isLocationStepEnabled: true }
const prices = { hasPrices: true }
const name = { isResidentNameRequired: true }

/** The next step for each set of answers, one row per requirement. */
const rows: Row[] = [
  ['[GWZ-004]', 'default', 'LookingFor', 'CareLevel'],
  ['[GWZ-005]', 'default', 'CareLevel', 'MoveTimeline'],
  ['[GWZ-006]', 'default', 'MoveTimeline', 'BudgetRangeInfo'],
  ['[GWZ-007]', 'default', 'BudgetRangeInfo', 'BudgetInfo', { budgetRange: '<$2K' }],
  ['[GWZ-007]', 'default', 'BudgetRangeInfo', 'BudgetInfo', { budgetRange: '<$2K' }, place],
  ['[GWZ-008]', 'default', 'BudgetRangeInfo', 'UserLocation', { budgetRange: '$2K-$5K' }, place],
  ['[GWZ-008]', 'default', 'BudgetInfo', 'UserLocation', { budgetRange: '<$2K' }, place],
  ['[GWZ-009]', 'default', 'BudgetRangeInfo', 'NameInfo', { budgetRange: '$5K+' }],
  ['[GWZ-009]', 'default', 'BudgetInfo', 'NameInfo', { budgetRange: '<$2K' }],
  ['[GWZ-010]', 'default', 'UserLocation', 'NameInfo', {}, place],
  ['[GWZ-011]', 'default', 'NameInfo', 'EmailInfo'],
  ['[GWZ-012]', 'default', 'EmailInfo', 'PhoneInfo'],
  ['[GWZ-013]', 'default', 'PhoneInfo', 'homeSaleInterest'],
  ['[GWZ-014]', 'default', 'homeSaleInterest', 'submit'],
  ['[GWZ-014]', 'default', 'homeSaleInterest', 'ResidentNameInfo', { lookingFor: 'Parents' }, name],
  ['[GWZ-014]', 'default', 'homeSaleInterest', 'submit', { lookingFor: 'Self + Partner' }, name],
  ['[GWZ-014]', 'default', 'ResidentNameInfo', 'submit', {}, name],
  ['[GWZ-016]', 'paidAd', 'UserLocation', 'LookingFor'],
  ['[GWZ-017]', 'paidAd', 'LookingFor', 'CareLevel'],
  ['[GWZ-018]', 'paidAd', 'CareLevel', 'MoveTimeline'],
  ['[GWZ-019]', 'paidAd', 'MoveTimeline', 'BudgetRangeInfo'],
  ['[GWZ-020]', 'paidAd', 'BudgetRangeInfo', 'BudgetInfo', { budgetRange: '<$2K' }],
  ['[GWZ-021]', 'paidAd', 'BudgetRangeInfo', 'ContactInfo', { budgetRange: '$2K-$5K' }],
  ['[GWZ-021]', 'paidAd', 'BudgetInfo', 'ContactInfo', { budgetRange: '<$2K' }],
  ['[GWZ-022]', 'paidAd', 'ContactInfo', 'homeSaleInterest'],
  ['[GWZ-023]', 'paidAd', 'homeSaleInterest', 'submit', { lookingFor: 'Myself' }, name],
  ['[GWZ-023]', 'paidAd', 'homeSaleInterest', 'ResidentNameInfo', { lookingFor: 'Someone else' }, name],
  ['[GWZ-025]', 'activeAdult', 'HousingOptions', 'PlanningConsulation', { housingOptions: 'buy' }],
  ['[GWZ-025]', 'activeAdult', 'HousingOptions', 'PlanningConsulation', { housingOptions: 'sell' }],
  ['[GWZ-026]', 'activeAdult', 'HousingOptions', 'MoveTimeline', { housingOptions: 'rent' }],
  ['[GWZ-027]', 'activeAdult', 'PlanningConsulation', 'MoveTimeline', { housingOptions: 'buy' }],
  ['[GWZ-028]', 'activeAdult', 'MoveTimeline', 'NameInfo'],
  ['[GWZ-029]', 'activeAdult', 'NameInfo', 'EmailInfo'],
  ['[GWZ-030]', 'activeAdult', 'EmailInfo', 'PhoneInfo'],
  ['[GWZ-031]', 'activeAdult', 'PhoneInfo', 'homeSaleInterest'],
  ['[GWZ-032]', 'activeAdult', 'homeSaleInterest', 'submit'],
  ['[GWZ-032]', 'activeAdult', 'homeSaleInterest', 'ResidentNameInfo', {}, name],
  ['[GWZ-034]', 'd2c', 'CareLevel', 'UserLocation', {}, place],
  ['[GWZ-035]', 'd2c', 'CareLevel', 'NextStep'],
  ['[GWZ-036]', 'd2c', 'UserLocation', 'NextStep', {}, place],
  ['[GWZ-037]', 'd2c', 'NextStep', 'TourInfo', { nextStep: 'requestTour' }],
  ['[GWZ-038]', 'd2c', 'NextStep', 'BudgetRangeInfo', { nextStep: 'none' }, prices],
  ['[GWZ-039]', 'd2c', 'NextStep', 'BudgetRangeInfo', { nextStep: 'preQualify' }, prices],
  ['[GWZ-040]', 'd2c', 'NextStep', 'CommunityInfo', { nextStep: 'talk' }],
  ['[GWZ-041]', 'd2c', 'NextStep', 'NameInfo', { nextStep: 'detailedPricingBreakDown' }],
  ['[GWZ-042]', 'd2c', 'NextStep', 'NameInfo', { nextStep: 'others' }, prices],
  ['[GWZ-043]', 'd2c', 'NextStep', 'BudgetRangeInfo', { nextStep: 'others' }],
  ['[GWZ-044]', 'd2c', 'TourInfo', 'NameInfo', { nextStep: 'requestTour' }, prices],
  ['[GWZ-045]', 'd2c', 'TourInfo', 'BudgetRangeInfo', { nextStep: 'requestTour' }],
  ['[GWZ-046]', 'd2c', 'BudgetRangeInfo', 'BudgetInfo', { nextStep: 'none', budgetRange: '<$2K' }],
  ['[GWZ-047]', 'd2c', 'BudgetRangeInfo', 'SimilarCommunities', { nextStep: 'none', budgetRange: '$5K+' }],
  ['[GWZ-048]', 'd2c', 'BudgetRangeInfo', 'NameInfo', { nextStep: 'preQualify', budgetRange: '$5K+' }],
  ['[GWZ-049]', 'd2c', 'BudgetInfo', 'SimilarCommunities', { nextStep: 'none', budgetRange: '<$2K' }],
  ['[GWZ-050]', 'd2c', 'BudgetInfo', 'NameInfo', { nextStep: 'preQualify', budgetRange: '<$2K' }],
  ['[GWZ-051]', 'd2c', 'CommunityInfo', 'NameInfo', { nextStep: 'talk' }],
  ['[GWZ-052]', 'd2c', 'SimilarCommunities', 'NameInfo', { nextStep: 'none' }],
  ['[GWZ-053]', 'd2c', 'NameInfo', 'EmailInfo'],
  ['[GWZ-054]', 'd2c', 'EmailInfo', 'PhoneInfo'],
  ['[GWZ-055]', 'd2c', 'PhoneInfo', 'homeSaleInterest'],
  ['[GWZ-056]', 'd2c', 'homeSaleInterest', 'submit'],
  ['[GWZ-056]', 'd2c', 'homeSaleInterest', 'ResidentNameInfo', {}, name],
  ['[GWZ-058]', 'noAgent', 'LookingFor', 'UserLocation', { lookingFor: 'Myself' }, place],
  ['[GWZ-059]', 'noAgent', 'LookingFor', 'BudgetRangeInfo', { lookingFor: 'Myself' }],
  ['[GWZ-059]', 'noAgent', 'UserLocation', 'BudgetRangeInfo', { lookingFor: 'Myself' }, place],
  ['[GWZ-060]', 'noAgent', 'LookingFor', 'NameInfo', { lookingFor: 'Self + Partner' }],
  ['[GWZ-060]', 'noAgent', 'UserLocation', 'NameInfo', { lookingFor: 'Mother' }, place],
  ['[GWZ-061]', 'noAgent', 'BudgetRangeInfo', 'NameInfo', { lookingFor: 'Myself', budgetRange: '<$2K' }],
  ['[GWZ-062]', 'noAgent', 'NameInfo', 'EmailInfo'],
  ['[GWZ-063]', 'noAgent', 'EmailInfo', 'PhoneInfo'],
  ['[GWZ-064]', 'noAgent', 'PhoneInfo', 'homeSaleInterest'],
  ['[GWZ-065]', 'noAgent', 'homeSaleInterest', 'submit', { lookingFor: 'Myself' }, name],
  ['[GWZ-065]', 'noAgent', 'homeSaleInterest', 'ResidentNameInfo', { lookingFor: 'Father' }, name],
]

const startOf = (schema: SchemaKey, setting: Setting) =>
  startActor((options) => createActor(gwizzyMachines[schema], options), {
    community: pricedCommunity(setting.hasPrices),
    settings: { isLocationStepEnabled: setting.isLocationStepEnabled === true },
    services: {
      isGwizzyQuestion: async () => ({ info: { isResidentNameRequired: setting.isResidentNameRequired === true } }),
    },
  })

for (const [requirement, schema, step, next, answers = {}, setting = {}] of rows) {
  const conditions = JSON.stringify({ ...answers, ...setting })
  test(`in ${schema}, ${step} leads to ${next} with ${conditions} ${requirement}`, async () => {
    const run = startOf(schema, setting)
    await settle()
    // Each step gets the row's answer if there is one, or a valid one.
    const stepAnswers = Object.entries(validAnswers).map(([id, valid]) => {
      const names = Object.keys(valid)
      return [id, Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)))]
    })
    await run.walkTo(step, Object.fromEntries(stepAnswers))
    expect(run.context()).toMatchObject({ step, status: 'started' })
    run.answer({ ...validAnswers[step], ...Object.fromEntries(stepAnswers)[step] })
    run.next()
    await settle()
    expect(run.context()).toMatchObject(
      next === 'submit' ? { step, status: 'submitting' } : { step: next, status: 'started' },
    )
  })
}

test.each([
  ['default', 'LookingFor', 'GWZ-003'],
  ['paidAd', 'UserLocation', 'GWZ-015'],
  ['activeAdult', 'HousingOptions', 'GWZ-024'],
  ['d2c', 'CareLevel', 'GWZ-033'],
  ['noAgent', 'LookingFor', 'GWZ-057'],
] as const)('%s starts at %s: %s [GWZ-003, GWZ-015, GWZ-024, GWZ-033, GWZ-057]', (schema, step, _id) => {
  expect(startOf(schema, {}).context()).toMatchObject({ step, path: [step], status: 'started', answers: {} })
})

test.each([
  ['light-care', 'assisted-living'],
  ['heavy-care', 'assisted-living'],
  ['memory-care', 'memory-care'],
  ['no-care', 'independent-living'],
] as const)('the price of %s is that of %s only [GWZ-042, GWZ-043, GWZ-044, PRICE-004]', async (adl, careType) => {
  const next = async (pricesByCareType: object, nextStep: 'others' | 'requestTour') => {
    const run = startActor((options) => createActor(gwizzyMachines.d2c, options), {
      community: { ...pricedCommunity(), pricesByCareType },
    })
    await run.walkTo('NextStep', { CareLevel: { adl } })
    run.answer({ nextStep, ...validAnswers.TourInfo })
    run.next()
    if (nextStep === 'requestTour') run.next()
    return run.context().step
  }
  const others = { 'assisted-living': { price: 1 }, 'memory-care': { price: 1 }, 'independent-living': { price: 1 } }
  for (const nextStep of ['others', 'requestTour'] as const) {
    expect(await next({ [careType]: { price: 4200 } }, nextStep)).toBe('NameInfo')
    expect(await next({ ...others, [careType]: { price: 0 } }, nextStep)).toBe('BudgetRangeInfo')
    expect(await next({ ...others, [careType]: undefined }, nextStep)).toBe('BudgetRangeInfo')
  }
})

test('takes the days for tours from the time of the input [TOUR-003, TOUR-006]', async () => {
  const now = () => Date.UTC(2031, 2, 10, 20)
  const run = startActor((options) => createActor(gwizzyMachines.d2c, options), { now })
  await run.walkTo('TourInfo', { NextStep: { nextStep: 'requestTour' } })
  run.answer({ tourDate: '2026-11-24', tourTimeText: 'Morning (8AM-12PM)' })
  run.next()
  expect(run.context()).toMatchObject({ step: 'TourInfo', errors: { tourDate: expect.any(String) } })
  run.answer({ tourDate: suggestedTourDates('2031-03-10')[0] })
  run.next()
  expect(run.context().step).toBe('BudgetRangeInfo')
})
