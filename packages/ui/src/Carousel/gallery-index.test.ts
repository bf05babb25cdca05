import { expect, test } from 'vitest'
import { galleryIndex, swipeStep } from './gallery-index'

test.each([
  [0, 1, 5, 1, 'forward'],
  [4, 1, 5, 0, 'past the end to the start'],
  [0, -1, 5, 4, 'before the start to the end'],
  [2, -12, 5, 0, 'several rounds back'],
  [0, 1, 1, 0, 'the only picture'],
  [0, 1, 0, 0, 'an empty gallery'],
])('from %i by %i in a gallery of %i: %i, %s [IMG-004]', (index, step, length, next) => {
  expect(galleryIndex(index, step, length)).toBe(next)
})

test.each([
  [50, 0],
  [-50, 0],
  [51, -1],
  [-51, 1],
])('a swipe of %i px moves by %i [IMG-004]', (distance, step) => {
  expect(swipeStep(distance)).toBe(step)
})
