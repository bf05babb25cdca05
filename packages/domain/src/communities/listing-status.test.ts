import { expect, test } from 'vitest'
import { isPublicStatus, listingStatuses, listingStatusLabel } from '../index'

test.each([
  [-2, 'Deleted', false],
  [-1, 'Not Live', false],
  [0, 'Live', false],
  [1, 'Live on Profile', true],
] as const)('status %d is called %s and is public: %s [LIST-003, LIST-004]', (status, label, isPublic) => {
  expect(listingStatuses).toContain(status)
  expect(listingStatusLabel(status)).toBe(label)
  expect(isPublicStatus(status)).toBe(isPublic)
})
