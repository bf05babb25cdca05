import { expect, test } from 'vitest'
import { getConversionType, type ConvertibleCommunity } from '../index'

const plain: ConvertibleCommunity = {
  care: ['assisted-living'],
  isD2CEligible: false,
  partnerAgents: [{}],
  realEstateAgents: [],
}

test.each([
  [
    'activeAdult',
    'active adult comes first',
    { care: ['memory-care', 'active-adult'], isD2CEligible: true },
    {},
    'COMM-006',
  ],
  ['D2C', 'eligible with a partner agent', { isD2CEligible: true }, {}, 'COMM-007'],
  [
    'D2C',
    'eligible with a real estate agent',
    { isD2CEligible: true, partnerAgents: [], realEstateAgents: [{}] },
    {},
    'COMM-007',
  ],
  [
    'D2C',
    'eligible, the page knows an advisor',
    { isD2CEligible: true, partnerAgents: [] },
    { hasAdvisorContext: true },
    'COMM-007',
  ],
  ['noAgent', 'eligible, without an advisor', { isD2CEligible: true, partnerAgents: [] }, {}, 'COMM-008'],
  ['noAgent', 'a real estate agent isn’t a partner', { partnerAgents: [], realEstateAgents: [{}] }, {}, 'COMM-008'],
  ['gwizzy', 'eligible, outside an advisor context', { isD2CEligible: true }, { hasAdvisorContext: false }, 'COMM-008'],
  ['gwizzy', 'all other cases', {}, {}, 'COMM-008'],
] as const)('%s: %s (%j, %j) [%s]', (type, _why, change, options, _id) => {
  expect(getConversionType({ ...plain, ...change }, options)).toBe(type)
})
