import type { CommunityImage } from '@pkg/domain'
import { expect, test } from 'vitest'
import { changedRecord } from './changed-record'
import { newRecord } from './new-record'
import { withShownImages } from './shown-images'

const imported = newRecord({
  id: 'elm-house',
  name: 'Elm House',
  care: ['assisted-living'],
  address: {
    line1: '1 Elm St',
    city: 'Boulder',
    state: 'CO',
    zip: '80301',
    county: 'Boulder',
    latitude: 40,
    longitude: -105,
    timezone: 'America/Denver',
  },
  state: 'CO',
  status: 1,
  description: '',
})
const photo: CommunityImage = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  path: 'photos/3f2504e0-4f89-41d3-9a0c-0305e82c3301.webp',
  description: 'The porch',
  category: { name: 'Exterior' },
  kind: 'photo',
  width: 800,
  height: 600,
}
const shownPaths = (edits: Parameters<typeof changedRecord>[1]) =>
  withShownImages(changedRecord(imported, edits)).images.map(({ path }) => path)

test('an imported record keeps the photos that its provider uploaded [FIND-009, DATA-002]', () => {
  expect(shownPaths({ images: [photo] })).toEqual([photo.path])
  expect(withShownImages(changedRecord(imported, { images: [photo] })).mainImage).toBe(photo.path)
})

test('a record without photos shows its illustration again [FIND-009]', () => {
  const withPhoto = changedRecord(imported, { images: [photo] })
  expect(withShownImages(changedRecord(withPhoto, { images: [] })).gallery).toEqual(imported.gallery)
  expect(shownPaths({})).toEqual([imported.mainImage])
})
