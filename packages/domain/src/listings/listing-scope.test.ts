import { expect, test } from 'vitest'
import { listingParameters, type ListingScope } from './listing-scope'

const boulder = { kind: 'city', slug: 'boulder' }
const weld = { kind: 'county', slug: 'weld-county' }

test.each<[ListingScope, string, Record<string, string>]>([
  [{ care: 'senior-living' }, '', {}],
  [{ care: 'memory-care', state: 'CO' }, 'sort=price', { toc: 'memory-care', state: 'CO' }],
  [
    { care: 'memory-care', state: 'CO', place: boulder },
    'rating=ge:8',
    { toc: 'memory-care', state: 'CO', city: 'boulder', rating: 'ge:8' },
  ],
  [
    { care: 'senior-living', state: 'CO', place: weld },
    'page-number=2',
    { state: 'CO', 'filter[county]': 'weld-county' },
  ],
  [{ care: 'senior-living', state: 'CO', place: boulder }, 'geometry=1,2,3,4', { geometry: '1,2,3,4' }],
])('%j with "%s" lists %j [LIST-009, FIND-004]', (scope, filters, expected) => {
  expect(Object.fromEntries(listingParameters(scope, new URLSearchParams(filters)))).toEqual(expected)
})
