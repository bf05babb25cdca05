import { expect, test } from 'vitest'
import { siteDay } from '../tours/calendar-day'
import { isOverdue, overdueBefore } from './silent-question'

test.each([
  ['2026-11-20', '2026-11-24', false],
  ['2026-11-20', '2026-11-25', true],
  ['2026-11-20', '2026-12-20', true],
  ['2026-12-29', '2027-01-02', false],
  ['2026-12-29', '2027-01-03', true],
])('a question of %s shows on %s that no answer came: %s [COMM-010]', (askedOn, today, expected) => {
  expect(isOverdue(askedOn, today)).toBe(expected)
})

test.each(['2026-11-25', '2026-03-12', '2026-11-05'])(
  'counts the same days by the moment as by the day, also across a change of clocks, on %s [COMM-010]',
  (today) => {
    const moment = overdueBefore(today)
    expect(isOverdue(siteDay(moment.getTime() - 1), today)).toBe(true)
    expect(isOverdue(siteDay(moment), today)).toBe(false)
  },
)
