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
