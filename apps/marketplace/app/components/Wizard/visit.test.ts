import { expect, test } from 'vitest'
import { entryOf } from './visit'

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test.each([
  ['?entry=paid-ad', 'paid-ad'],
  ['?utm_medium=CPC&utm_campaign=spring', 'paid-ad'],
  ['?utm_medium=email', 'direct'],
  ['', 'direct'],
])('a visit that begins with %j is %s [COMM-005, QUERY-005]', (search, entry) => {
  expect(entryOf(search, tab())).toBe(entry)
})

test('a visit by an ad stays one on the pages that follow [COMM-005]', () => {
  const storage = tab()
  entryOf('?entry=paid-ad', storage)
  expect(entryOf('', storage)).toBe('paid-ad')
})
