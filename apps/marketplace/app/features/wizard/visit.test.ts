import { expect, test } from 'vitest'
import { readEntry } from './visit'

function tab() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test.each([
  ['?entry=paid-ad', 'paid-ad'],
  ['?utm_medium=CPC&utm_campaign=spring', 'paid-ad'],
  ['?utm_medium=email', 'direct'],
  ['', 'direct'],
])('a visit that starts with %j is %s [COMM-005, QUERY-005]', (search, entry) => {
  expect(readEntry(search, tab())).toBe(entry)
})

test('a visit from an ad stays an ad visit on later pages [COMM-005]', () => {
  const storage = tab()
  readEntry('?entry=paid-ad', storage)
  expect(readEntry('', storage)).toBe('paid-ad')
})
