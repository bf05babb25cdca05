import { expect, test } from 'vitest'
import { isPhoto, photoSize, photoSrcSet, photoWidths, tileWidths, uploadCategory } from '../index'

const photo = {
  id: '1',
  path: 'photos/1.webp',
  description: 'The porch',
  category: { name: 'Outdoors' },
  kind: 'photo',
  width: 1000,
  height: 750,
} as const

test('a photo has a candidate for each width that it isn’t narrower than, and its own [IMG-001, IMG-002]', () => {
  expect(photoSrcSet(photo, tileWidths)).toBe(
    [
      '/images/320x240/photos/1.webp 320w',
      '/images/375x281/photos/1.webp 375w',
      '/images/416x312/photos/1.webp 416w',
      '/images/768x576/photos/1.webp 768w',
      '/images/1000x750/photos/1.webp 1000w',
    ].join(', '),
  )
})

test.each([
  [{ width: 1000, height: 750 }, 640, { width: 640, height: 480 }],
  [{ width: 300, height: 200 }, 640, { width: 300, height: 200 }],
  [{ width: 2400, height: 1 }, 16, { width: 16, height: 1 }],
])('a photo of %j is shown at %i as %j [IMG-001]', (size, width, shown) => {
  expect(photoSize(size, width)).toEqual(shown)
})

test('photos are stored in all widths of the requirements [IMG-002]', () => {
  expect(photoWidths).toEqual([16, 32, 48, 64, 96, 320, 375, 416, 640, 750, 768, 828, 1080, 1200])
})

test.each([
  ['floor-plan', undefined, 'Floor Plans'],
  ['site-plan', undefined, 'Site Plans'],
  ['photo', 'rooms', 'Rooms'],
  ['photo', undefined, 'Other'],
] as const)('a %s of %s is in the category %s [DATA-002]', (kind, subject, category) => {
  expect(uploadCategory(kind, subject)).toBe(category)
})

test('an image without a kind is an illustration [FIND-009]', () => {
  const { kind: _kind, ...illustration } = photo
  expect([photo, illustration].map(isPhoto)).toEqual([true, false])
})
