import { expect, test } from 'vitest'
import { type OwnPlace, readOwnPlaces, storeOwnPlaces } from './own-places'

const home: OwnPlace = { name: 'Jen’s house', near: '80525, CO', latitude: 40.54, longitude: -105.05 }

function memory(initial?: string) {
  let stored = initial ?? null
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value
    },
  }
}

test('reads what it stored, at most three places [FIND-018]', () => {
  const storage = memory()
  storeOwnPlaces(storage, [home, { ...home, name: 'Work' }, { ...home, name: 'Lake' }, { ...home, name: 'Fourth' }])
  expect(readOwnPlaces(storage).map(({ name }) => name)).toEqual(['Jen’s house', 'Work', 'Lake'])
})

test.each([
  ['nothing', undefined],
  ['broken text', '{'],
  ['another shape', '{"name":"x"}'],
  ['places without coordinates', '[{"name":"x","near":"y"}]'],
  ['coordinates as text', '[{"name":"x","near":"y","latitude":"1","longitude":"2"}]'],
])('%s means no places [FIND-018]', (_, stored) => {
  expect(readOwnPlaces(memory(stored))).toEqual([])
})

test('blocked storage means no places [FIND-018]', () => {
  const blocked = {
    getItem() {
      throw new Error('blocked')
    },
  }
  expect(readOwnPlaces(blocked)).toEqual([])
})
