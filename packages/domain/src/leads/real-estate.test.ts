import { expect, test } from 'vitest'
import { realEstateStageLabel, realEstateStages, realEstateNeeds } from '../index'

test('real estate leads have twelve stages, in this order [AGENT-006]', () => {
  expect(realEstateStages.map(realEstateStageLabel)).toEqual([
    'New',
    'Accepted',
    'Attempting contact',
    'Discussing with family',
    'Nurture',
    'Actively touring',
    'Listing agreement signed',
    'In escrow',
    'Home sold',
    'Home bought',
    'Closed unresponsive',
    'Closed other',
  ])
})

test.each([
  [{ homeSaleInterest: 'Yes' }, ['sell']],
  [{ homeSaleInterest: 'No' }, []],
  [{ housingOptions: 'sell' }, ['sell']],
  [{ housingOptions: 'sell', homeSaleInterest: 'No' }, []],
  [{ housingOptions: 'buy', homeSaleInterest: 'Yes' }, ['sell', 'buy']],
  [{ housingOptions: 'rent' }, []],
  [{}, []],
] as const)('the answers %j need a real estate agent for %j [AGENT-006]', (data, wishes) => {
  expect(realEstateNeeds(data)).toEqual(wishes)
})
