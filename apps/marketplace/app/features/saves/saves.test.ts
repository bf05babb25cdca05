import { expect, test } from 'vitest'
import { parseSaves, rate, ratingOf, readSaves, storeSaves, concernsSaves } from './saves'

function memory(values: Record<string, string> = {}) {
  return {
    values,
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      values[key] = value
    },
  }
}

test('liking a community takes it out of the disliked set, and disliking out of the liked set [FAV-001]', () => {
  const none = { liked: [], disliked: [] }
  const liked = rate(none, 'aspen-court', 'liked')
  expect(liked).toEqual({ liked: ['aspen-court'], disliked: [] })
  const disliked = rate(liked, 'aspen-court', 'disliked')
  expect(disliked).toEqual({ liked: [], disliked: ['aspen-court'] })
  expect(rate(disliked, 'aspen-court', 'liked')).toEqual(liked)
  expect(rate(rate(liked, 'aspen-court', 'liked'), 'aspen-court', 'liked')).toEqual(liked)
  expect(rate(disliked, 'aspen-court', 'none')).toEqual(none)
  expect(['aspen-court', 'birch-house'].map((id) => ratingOf(disliked, id))).toEqual(['disliked', 'none'])
})

test('each set is a comma-separated list in local storage [FAV-002, CONST-003]', () => {
  const storage = memory()
  storeSaves(storage, { liked: ['aspen-court', 'birch-house'], disliked: ['cedar-memory'] })
  expect(storage.values).toEqual({ likedCommunities: 'aspen-court,birch-house', dislikedCommunities: 'cedar-memory' })
  expect(readSaves(storage)).toEqual({ liked: ['aspen-court', 'birch-house'], disliked: ['cedar-memory'] })
  expect(readSaves(memory())).toEqual({ liked: [], disliked: [] })
  expect([concernsSaves({ key: 'likedCommunities' }), concernsSaves({ key: 'own-places' })]).toEqual([true, false])
})

test('blocked storage has no communities, and storing there fails without a word [FAV-002]', () => {
  const blocked = {
    getItem() {
      throw new Error('blocked')
    },
    setItem() {
      throw new Error('blocked')
    },
  }
  expect(readSaves(blocked)).toEqual({ liked: [], disliked: [] })
  expect(() => storeSaves(blocked, { liked: ['aspen-court'], disliked: [] })).not.toThrow()
})

test.each([[null], ['x'], [{ liked: [] }], [{ liked: [1], disliked: [] }]])(
  'rejects the response %j [FAV-002]',
  (value) => {
    expect(() => parseSaves(value)).toThrow()
  },
)
