import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyCareSlug,
  careTypeSlugs,
  categoryUrl,
  communityUrl,
  marketplacePath,
  parseMarketplacePath,
  states,
  type MarketplacePath,
  type TypeOfCareSlug,
} from '../index'

test.each<TypeOfCareSlug>([anyCareSlug, ...careTypeSlugs])('/%s is a landing page [ROUTE-001]', (care) => {
  expect(categoryUrl({ care })).toBe(`/${care}`)
  expect(parseMarketplacePath(`/${care}`)).toEqual({ kind: 'care', care })
})

test.each([
  ['/memory-care/new-york', { kind: 'state', care: 'memory-care', state: 'NY' }, 'ROUTE-003'],
  ['/memory-care/idaho/boise', { kind: 'place', care: 'memory-care', state: 'ID', place: 'boise' }, 'ROUTE-004'],
  [
    '/senior-living/idaho/ada-county/',
    { kind: 'place', care: 'senior-living', state: 'ID', place: 'ada-county' },
    'ROUTE-005',
  ],
  [
    '/care-home/idaho/boise/aspen-court',
    { kind: 'community', care: 'care-home', state: 'ID', place: 'boise', community: 'aspen-court' },
    'ROUTE-006',
  ],
] as const)('%s shows %j [%s]', (path, place, _id) => {
  expect(parseMarketplacePath(path)).toEqual(place)
})

test.each([
  ['/', 'no care type'],
  ['/nursing', 'an unknown care type'],
  ['/memory-care/ontario', 'an unknown state'],
  ['/memory-care/ID', 'a code in place of a name'],
  ['/memory-care/Idaho', 'capitals'],
  ['/memory-care/idaho//aspen-court', 'an empty segment'],
  ['/memory-care/idaho/boise%20city', 'a segment that isn’t a slug'],
  ['/memory-care/idaho/boise/aspen-court/photos', 'a fifth segment'],
])('%s shows nothing because %s [ROUTE-002]', (path) => {
  expect(parseMarketplacePath(path)).toBeUndefined()
})

test.each([
  [{}, '/senior-living'],
  [{ state: 'ID' }, '/senior-living/idaho'],
  [{ care: 'care-home', state: 'MO', city: 'St. Louis' }, '/care-home/missouri/st-louis'],
  [{ care: 'care-home', city: 'Boise' }, '/care-home'],
] as const)('the category page of %j is %s [ROUTE-007]', (category, url) => {
  expect(categoryUrl(category)).toBe(url)
})

test.each([
  [['memory-care', 'care-home'], '/memory-care/idaho/coeur-dalene/aspen-court'],
  [[], '/senior-living/idaho/coeur-dalene/aspen-court'],
] as const)('a community with %j has the page %s [ROUTE-006]', (care, url) => {
  expect(communityUrl({ id: 'aspen-court', care, address: { state: 'ID', city: "Coeur d'Alene" } })).toBe(url)
})

const care = fc.constantFrom(anyCareSlug, ...careTypeSlugs)
const state = fc.constantFrom(...states.map(({ code }) => code))
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
const anyPath: fc.Arbitrary<MarketplacePath> = fc.oneof(
  fc.record({ kind: fc.constant('care' as const), care }),
  fc.record({ kind: fc.constant('state' as const), care, state }),
  fc.record({ kind: fc.constant('place' as const), care, state, place: slug }),
  fc.record({ kind: fc.constant('community' as const), care, state, place: slug, community: slug }),
)

test('every built path parses back [ROUTE-001, ROUTE-002, ROUTE-003, ROUTE-004, ROUTE-005, ROUTE-006]', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(parseMarketplacePath(marketplacePath(path))).toEqual(path)
    }),
  )
})
