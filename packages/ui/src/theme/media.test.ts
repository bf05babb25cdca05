import { expect, test } from 'vitest'
import { breakpoints, media } from './media'

test.each([
  ['mobile', 416],
  ['tablet', 728],
  ['laptop', 1080],
  ['desktop', 1280],
] as const)('the %s breakpoint is %i px at the normal text size of 16 px per em [UI-011]', (step, pixels) => {
  expect(breakpoints[step]).toBe(pixels)
  expect(media[step]).toBe(`screen and (min-width: ${pixels / 16}em)`)
})
