import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { todayTexts } from './texts'
import { greeting } from './greeting'
import { summarize } from './summary'

const { offers, overdue, deletions } = todayTexts

test.each([
  [
    [1, 2, 1],
    { later: 3, tours: 2 },
    '1 offer, 2 overdue tasks, and 1 deletion to confirm can’t wait. 3 more tasks are due today. 2 tours today.',
  ],
  [[0, 1, 0], {}, '1 overdue task can’t wait.'],
  [[0, 0, 0], { later: 1, tours: 1 }, 'Nothing is overdue. 1 more task is due today. 1 tour today.'],
])('sums up %j and %j [WORK-001]', ([one = 0, two = 0, three = 0], more, text) => {
  const urgent = [
    { count: one, words: offers },
    { count: two, words: overdue },
    { count: three, words: deletions },
  ]
  expect(summarize({ urgent, ...more })).toBe(text)
})

test.each([
  ['2026-11-23T06:42:00-07:00', 'Good morning, Teresa'],
  ['2026-11-23T12:00:00-07:00', 'Good afternoon, Teresa'],
  ['2026-11-23T18:00:00-07:00', 'Good evening, Teresa'],
  ['2026-11-24T01:00:00-07:00', 'Good evening, Teresa'],
])('greets at %s by the person’s clock: %s [WORK-001]', (now, text) => {
  expect(greeting('Teresa Lindqvist', { now: DateTime.fromISO(now), zone: 'America/Denver' })).toBe(text)
})
