import { expect, test } from 'vitest'
import { nextReminder } from './reminders'

test.each([
  ['2026-11-01', '2026-11-24', -7],
  ['2026-11-24', '2026-12-04', 3],
  ['2026-12-01', '2026-12-04', 3],
  ['2026-12-04', '2026-12-15', 14],
  ['2026-12-30', '2026-12-31', 30],
])('after %s, an invoice that is due on December 1 is followed up on %s [WORK-013]', (after, day, daysAfterDue) => {
  expect(nextReminder('2026-12-01', after)).toEqual({ day, daysAfterDue })
})

test('nothing follows the last reminder [WORK-013]', () => {
  expect(nextReminder('2026-12-01', '2026-12-31')).toBeUndefined()
})
