import { expect, test } from 'vitest'
import { nightPath, renderIllustration } from './index'

test.each([
  ['drawings/gdbbbbd/oak-house-exterior.svg', 'drawings/gdbbebd/oak-house-exterior.svg'],
  ['drawings/gdbbbbd/oak-house-dining.svg', 'drawings/gdbbbbd/oak-house-dining-night.svg'],
  ['drawings/gdbbbbd/oak-house-lounge.svg', 'drawings/gdbbbbd/oak-house-lounge-night.svg'],
  ['drawings/gdbbbbd/oak-house-garden.svg', 'drawings/gdbbbbd/oak-house-garden-night.svg'],
])('shows %s by night at %s, as another drawing [TILE-011]', (day, night) => {
  expect(nightPath(day)).toBe(night)
  expect(renderIllustration(night)).toMatch(/^<svg .*<\/svg>$/)
  expect(renderIllustration(night)).not.toBe(renderIllustration(day))
})

test.each([
  ['drawings/gdbbbbd/oak-house-plan.svg', 'a floor plan'],
  ['drawings/gdbbebd/oak-house-exterior.svg', 'an exterior by night'],
  ['drawings/gdbbbbd/oak-house-dining-night.svg', 'a room by night'],
  ['uploads/front.jpg', 'a photo'],
])('has no other path by night for %s, %s [TILE-011]', (path) => {
  expect(nightPath(path)).toBeUndefined()
})

test('renders no floor plan by night [TILE-011]', () => {
  expect(renderIllustration('drawings/gdbbbbd/oak-house-plan-night.svg')).toBeUndefined()
})
