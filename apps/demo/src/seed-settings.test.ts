import { expect, test } from 'vitest'
import { readSeedSize } from './seed-settings'

test.each([
  [undefined, 6500],
  ['', 6500],
  ['0', 0],
  ['300', 300],
])('reads SEED_SIZE=%s as %i communities [LIFE-005]', (value, size) => {
  expect(readSeedSize({ SEED_SIZE: value })).toBe(size)
})

test.each(['-1', '2000000', 'many'])('rejects SEED_SIZE=%s and names the setting [BIZ-008]', (value) => {
  expect(() => readSeedSize({ SEED_SIZE: value })).toThrow('Set SEED_SIZE to a whole number')
})
