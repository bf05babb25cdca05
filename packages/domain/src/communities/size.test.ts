import { expect, test } from 'vitest'
import { communitySizes, residentsForSize, sizeForCapacity } from '../index'

test.each([
  [undefined, undefined, []],
  [0, undefined, []],
  [1, 'small', ['small']],
  [20, 'small', ['small', 'medium']],
  [21, 'medium', ['medium']],
  [50, 'medium', ['medium', 'large']],
  [51, 'large', ['large']],
  [4000, 'large', ['large']],
])('%s residents are labeled %s and found under %j [LIST-012]', (capacity, label, found) => {
  expect(sizeForCapacity(capacity)).toBe(label)
  const matches = communitySizes.filter((size) => {
    const { from, to } = residentsForSize(size)
    return capacity !== undefined && from <= capacity && capacity <= to
  })
  expect(matches).toEqual(found)
})
