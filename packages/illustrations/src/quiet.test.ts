import { expect, test } from 'vitest'
import { isIllustration, nightPath, quietPath, renderIllustration } from './index'
import { quietBudget } from './quiet'
import { quietPictures } from './quiet-path'

const draw = (picture: (typeof quietPictures)[number]) => renderIllustration(quietPath(picture)) ?? ''
const lit = (svg: string) => [...svg.matchAll(/<path fill="#f7cb58"[^>]*d="([^"]*)"/g)].join('').length

test.each(quietPictures)('draws %s within its size limit, the same by day and by night [LOOK-010]', (picture) => {
  const svg = draw(picture)
  expect(svg).toMatch(/^<svg .*<\/svg>$/)
  expect(svg.length).toBeLessThanOrEqual(quietBudget)
  expect(isIllustration(quietPath(picture))).toBe(true)
  expect(nightPath(quietPath(picture))).toBeUndefined()
})

test('a missing page has one dark house, and an empty list one lit house [LOOK-010]', () => {
  expect(lit(draw('not-found'))).toBeGreaterThan(3 * lit(draw('no-results')))
  expect(lit(draw('no-results'))).toBeGreaterThan(0)
})

test('the street of the search is lit in every house [LOOK-010]', () => {
  expect(lit(draw('search'))).toBeGreaterThan(lit(draw('not-found')))
})

test('three houses have one window for each of 5, 24, and 55 residents, at one scale [LOOK-004, LOOK-010]', () => {
  const windows = [...draw('compare').matchAll(/<path fill="[^"]+" stroke="[^"]+" stroke-width="2.5" d="([^"]*)"/g)]
  const sizes = windows.flatMap(([, path = '']) => [...path.matchAll(/h(\d+)v(\d+)/g)].map(([size]) => size))
  expect(sizes).toHaveLength(5 + 24 + 55)
  expect(new Set(sizes)).toEqual(new Set(['h9v12']))
})
