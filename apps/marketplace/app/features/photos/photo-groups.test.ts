import { expect, test } from 'vitest'
import { photoGroups } from './photo-groups'

const image = (name: string, takenBy: 'community' | 'family' = 'community') => ({ category: { name }, takenBy })

test('groups a gallery by what it shows, and adds what families took [FIND-009]', () => {
  const images = [image('Rooms'), image('Outdoors', 'family'), image('Rooms'), image('Floor Plans')]
  const groups = photoGroups(images, { all: 'All', fromFamilies: 'From families' })
  expect(groups.map((group) => `${group.name} ${group.images.length}`)).toEqual([
    'All 4',
    'Rooms 2',
    'Outdoors 1',
    'Floor Plans 1',
    'From families 1',
  ])
  expect(photoGroups([], { all: 'All', fromFamilies: 'From families' })).toEqual([])
})
