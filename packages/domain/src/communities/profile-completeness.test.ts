import { expect, test } from 'vitest'
import { profileCompleteness, type ProfiledCommunity, profileParts, profilePoints } from '../index'

const images = (photos: number, illustrations = 0) => ({
  images: [
    ...Array.from({ length: photos }, () => ({ kind: 'photo' as const })),
    ...Array.from({ length: illustrations }, () => ({})),
  ],
})

const full: ProfiledCommunity = {
  isRateEstimated: false,
  propInfo: {
    communityPhone: '(303) 555-0123',
    websiteUrl: 'https://aspen.example',
    communityDescription: 'x'.repeat(200),
    typeCare: [],
    isLuxury: false,
    plusCommunity: false,
  },
  amenities: { hasGarden: true, hasLibrary: true, hasWifi: true, hasElevator: true, allowsPets: true },
  capacity: 40,
  gallery: images(5),
}

test('the points of all parts are 100 [DASH-010]', () => {
  expect(profileParts.reduce((sum, part) => sum + profilePoints[part], 0)).toBe(100)
  expect(profileCompleteness(full)).toEqual({ points: 100, missing: [] })
})

test.each([
  ['illustrations instead of photos', { gallery: images(0, 12) }, 70, ['photo', 'photos']],
  ['4 photos', { gallery: images(4) }, 85, ['photos']],
  ['estimated prices', { isRateEstimated: true }, 80, ['prices']],
  ['a short description', { propInfo: { ...full.propInfo, communityDescription: 'Nice.' } }, 80, ['description']],
  ['amenities that it lacks', { amenities: { hasGarden: false, hasLibrary: true } }, 90, ['amenities']],
])('with %s, a profile has %j points and lacks %j [DASH-010]', (_name, change, points, missing) => {
  expect(profileCompleteness({ ...full, ...change })).toEqual({ points, missing })
})
