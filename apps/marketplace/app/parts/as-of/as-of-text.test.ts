import { expect, test } from 'vitest'
import { asOfText } from './as-of-text'

test.each([
  ['2026-08-04', 'August 4, 2026'],
  ['2026-08', 'August 2026'],
  ['2026-08-04T23:30:00Z', 'August 4, 2026'],
  ['2026-13', '2026-13'],
  ['Spring 2026', 'Spring 2026'],
])('a record as of %s shows %s [COMM-010]', (asOf, text) => {
  expect(asOfText(asOf)).toBe(text)
})
