import { expect, test } from 'vitest'
import { breakpoints, media } from './media'

test.each([
  ['mobile', 416],
  ['tablet', 728],
  ['laptop', 1080],
  ['desktop', 1280],
] as const)('the %s step is %i px, at the normal text size of 16 px an em [UI-011]', (step, pixels) => {
  expect(breakpoints[step]).toBe(pixels)
  expect(media[step]).toBe(`screen and (min-width: ${pixels / 16}em)`)
})
