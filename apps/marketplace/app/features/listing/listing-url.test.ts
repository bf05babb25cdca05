import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalListingUrl } from './listing-url'

const canonical = (path: Parameters<typeof canonicalListingUrl>[0], query: string) =>
  canonicalListingUrl(path, new URLSearchParams(query))

test.each([
  [
    { care: 'Assisted-Living', state: 'Colorado', place: 'Denver' },
    '',
    '/assisted-living/colorado/denver',
    'capital letters',
  ],
  [{ care: 'senior-living' }, 'state=CO&city=denver', '/senior-living/colorado/denver', 'a place as parameters'],
  [{ care: 'senior-living' }, 'state=new+york', '/senior-living/new-york', 'a state in words'],
  [
    { care: 'senior-living', state: 'colorado' },
    'city=Fort Collins',
    '/senior-living/colorado/fort-collins',
    'a city in words',
  ],
  [{ care: 'senior-living', state: 'colorado' }, 'state=TX', '/senior-living/colorado', 'a state besides the path’s'],
  [{ care: 'senior-living' }, 'city=denver', '/senior-living', 'a city without a state'],
  [
    { care: 'senior-living', state: 'ohio' },
    'toc=memory-care&size=&sort=recommended',
    '/memory-care/ohio',
    'a form with empty fields',
  ],
  [
    { care: 'care-home' },
    'size=small&size=large&page-number=1',
    '/care-home?size=small%2Clarge',
    'repeated checkboxes',
  ],
  [{ care: 'care-home' }, 'state=zz', '/care-home/zz', 'an unknown state, which is not found'],
])('%o?%s is %s: %s [ROUTE-002, ROUTE-003, ROUTE-004, LIST-002, LIST-009]', (path, query, url, _why) => {
  expect(canonical(path, query)).toBe(url)
})

test('is its own canonical URL, so a redirect never leads to another [ROUTE-002]', () => {
  const word = fc.constantFrom('CO', 'colorado', 'Denver', 'memory-care', '', '2', 'le:3000')
  const name = fc.constantFrom('state', 'city', 'toc', 'sort', 'size', 'page-number', 'filter[hasWifi]')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, word), { maxLength: 6 }), (pairs) => {
      const first = new URL(
        canonicalListingUrl({ care: 'Care-Home' }, new URLSearchParams(pairs)),
        'https://example.com',
      )
      const [, care = '', state, place] = first.pathname.split('/')
      const path = { care, ...(state ? { state } : {}), ...(place ? { place } : {}) }
      expect(canonicalListingUrl(path, first.searchParams)).toBe(first.pathname + first.search)
    }),
  )
})
