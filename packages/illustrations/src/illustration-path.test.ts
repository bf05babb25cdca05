import { expect, test } from 'vitest'
import {
  exteriorOf,
  housePath,
  isIllustration,
  mostResidents,
  nightPath,
  renderIllustration,
  windowsPath,
} from './index'

const house = { slug: 'aspen-court-boise-id', state: 'ID', care: 'assisted-living', capacity: 61 } as const

test('renders a house and a house in windows from their paths [DATA-002, LOOK-004]', () => {
  const path = housePath(house)
  expect(path).toBe('drawings/house/id/assisted-living/61/aspen-court-boise-id-noon.svg')
  expect(renderIllustration(path)).toMatch(/^<svg .*<\/svg>$/)
  const windows = windowsPath(house, { capacity: 61, open: 4, waitlist: 2 }, 'night')
  expect(windows).toBe('drawings/windows/id/assisted-living/61/4-2/aspen-court-boise-id-night.svg')
  expect(renderIllustration(windows)).toMatch(/^<svg .*<\/svg>$/)
})

test('describes the exterior for a gallery [DATA-002]', () => {
  expect(exteriorOf({ ...house, name: 'Aspen Court' })).toEqual({
    id: 'aspen-court-boise-id-exterior',
    path: housePath(house),
    description: 'Illustration of Aspen Court from the street',
    category: { name: 'Exterior' },
  })
})

test.each(['exterior', 'suite', 'dining', 'lounge', 'garden', 'plan', 'dining-night'])(
  'a stored path of an earlier %s still answers, with the house [LOOK-004]',
  (view) => {
    const path = `drawings/gdbbbbd/aspen-court-boise-id-${view}.svg`
    const light = view.endsWith('night') ? 'night' : 'noon'
    expect(isIllustration(path)).toBe(true)
    expect(renderIllustration(path)).toBe(
      renderIllustration(`drawings/house/tn/assisted-living/0/aspen-court-boise-id-${light}.svg`),
    )
  },
)

test('draws the largest number of residents that a path can have [LOOK-004]', () => {
  const counts = { capacity: mostResidents, open: 3000, waitlist: 200 }
  expect(renderIllustration(windowsPath(house, counts))).toMatch(/^<svg .*<\/svg>$/)
  expect(housePath({ ...house, capacity: 99_999 })).toBe(housePath({ ...house, capacity: mostResidents }))
})

test.each([
  ['drawings/house/id/kitchen/61/aspen-court-noon.svg', 'an unknown care type'],
  ['drawings/house/id/assisted-living/61/aspen-court-dusk.svg', 'an unknown light'],
  ['drawings/house/id/assisted-living/61/Aspen_Court-noon.svg', 'an invalid slug'],
  ['drawings/house/id/assisted-living/61/../secret-noon.svg', 'a parent folder'],
  ['drawings/house/id/assisted-living/61/aspen-court-noon.svg?x', 'a query'],
  ['drawings/windows/id/assisted-living/0/0-0/aspen-court-noon.svg', 'windows without residents'],
  ['drawings/house/id/assisted-living/20001/aspen-court-noon.svg', 'more residents than a community can have'],
  ['drawings/windows/id/assisted-living/20001/0-0/aspen-court-noon.svg', 'more windows than a community can have'],
  ['drawings/windows/id/assisted-living/6/5-2/aspen-court-noon.svg', 'more rooms than residents'],
  ['drawings/zdbbbbd/aspen-court-exterior.svg', 'an unknown former trait'],
  ['drawings/gdbbbbd/aspen-court-kitchen.svg', 'an unknown former view'],
  ['uploads/aspen-court-noon.svg', 'another folder'],
  ['', 'an empty path'],
])('returns undefined for %j: %s', (path) => {
  expect(renderIllustration(path)).toBeUndefined()
  expect(isIllustration(path)).toBe(false)
})

test('shows the same house by night in dark colors [TILE-011]', () => {
  expect(nightPath(housePath(house))).toBe(housePath(house, 'night'))
  expect(nightPath(housePath(house, 'noon', 3))).toBe(housePath(house, 'night', 3))
  const counts = { capacity: 61, open: 4, waitlist: 2 }
  expect(nightPath(windowsPath(house, counts))).toBe(windowsPath(house, counts, 'night'))
})

test.each([
  housePath(house, 'night'),
  housePath(house, 'golden'),
  'photos/front.webp',
  'drawings/gdbbbbd/oak-house-plan.svg',
])('has no other path by night for %s [TILE-011]', (path) => expect(nightPath(path)).toBeUndefined())
