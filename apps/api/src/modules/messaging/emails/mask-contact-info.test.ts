import { expect, test } from 'vitest'
import { maskContactInfo } from './mask-contact-info'

const brand = { email: 'hello@hearthway.example', phone: '(800) 555-0100' }

test.each([
  ['Write to ruth.miller+mom@home.example.', 'Write to r•••@home.example.'],
  ['Ruth <RUTH@home.example>, mailto:sue@home.example', 'Ruth <R•••@home.example>, mailto:s•••@home.example'],
  ['Call (303) 555-0123 or 303.555.0124', 'Call (303) •••-••23 or (303) •••-••24'],
  ['+1 303-555-0123, 3035550124, 1-303-555-0125', '(303) •••-••23, (303) •••-••24, (303) •••-••25'],
  ['At home: 555-0123', 'At home: •••-••23'],
  ['+44 20 7946 0958', '(207) •••-••58'],
  ['(303)555-0123 x5', '(303) •••-••23 x5'],
])('masks the contact info in %j [TRUST-008]', (text, masked) => {
  expect(maskContactInfo(text, brand)).toBe(masked)
})

test.each([
  'Hearthway <hello@hearthway.example>, (800) 555-0100, +1 800 555 0100, hello@hearthway.example.',
  'On Thu, Nov 26, 2026 at 9:00 AM, for $4,650 a month in Boulder, CO 80302-1234',
  '2026-11-26 09:00, 1–20 of 154, room 12 @ 3',
])('leaves %j unchanged [TRUST-008]', (text) => {
  expect(maskContactInfo(text, brand)).toBe(text)
})

// A pattern that tries all ways to read such a text wouldn't end within the time of a test.
test.each(['a', 'a.', '1', '1 ', '(1', '+1 ', '@', 'a@', '1-'])('masks a text of many %j [BIZ-008]', (part) => {
  expect(maskContactInfo(part.repeat(200_000), brand)).toBeDefined()
})
