import { expect, test } from 'vitest'
import { controlPairs, leastContrast, textPairs } from './color-pairs'
import { dark, light } from './colors'
import { contrastOf } from './contrast'

const themes = { light, dark }

test.each(textPairs)('%s on %s reads at 7:1 in both themes', (text, ground) => {
  for (const theme of Object.values(themes)) {
    expect(contrastOf(theme[text], theme[ground])).toBeGreaterThanOrEqual(leastContrast.text)
  }
})

test.each(controlPairs)('%s has a contrast of 3:1 on %s in both themes', (border, ground) => {
  for (const theme of Object.values(themes)) {
    expect(contrastOf(theme[border], theme[ground])).toBeGreaterThanOrEqual(leastContrast.control)
  }
})

test('the formulas match the extremes: white on black is 21:1', () => {
  expect(contrastOf('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 3)
})
