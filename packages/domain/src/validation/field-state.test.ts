import { expect, test } from 'vitest'
import { isNearMaxLength, visibleError } from '../index'

test.each([
  [{ isTouched: false, error: 'Required' }, undefined, 'not yet touched'],
  [{ isTouched: true, error: 'Required' }, 'Required', 'touched and invalid'],
  [{ isTouched: true }, undefined, 'touched and valid'],
  [{ isTouched: false, submitError: 'Taken' }, 'Taken', 'rejected on submit'],
  [{ isTouched: true, error: 'Required', submitError: 'Taken' }, 'Required', 'invalid again after a rejection'],
  [{ isTouched: true, submitError: 'Taken', isChangedSinceSubmit: true }, undefined, 'changed since the rejection'],
])('%j shows %s: %s [VAL-009]', (state, error, _why) => {
  expect(visibleError(state)).toBe(error)
})

test.each([
  [90, 100, false],
  [91, 100, true],
  [9, 10, false],
  [10, 10, true],
  [0, 0, false],
])('the counter of %d in %d is red: %s [VAL-010]', (length, maxLength, red) => {
  expect(isNearMaxLength(length, maxLength)).toBe(red)
})
