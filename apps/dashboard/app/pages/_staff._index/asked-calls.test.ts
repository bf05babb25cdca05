import { expect, test } from 'vitest'
import { withoutAskedCalls } from './asked-calls'
import type { DayTasks } from './load-tasks.server'

const startsAt = '2026-12-01T16:00:00.000Z'
const task = (id: string, familyId: string, iso: string): DayTasks['now'][number] => ({
  id,
  title: 'Call',
  due: { iso, first: '1 hour overdue', second: 'since 9:00 AM', isUrgent: true },
  family: { name: 'Ruth', href: `/families/${familyId}` },
})
const asked = (kind: 'tour' | 'call') => ({
  id: 'c',
  kind,
  version: 1,
  title: 'Call with Bo',
  when: 'Tuesday',
  startsAt,
  ended: { iso: startsAt, text: 'Ended 1 hour ago' },
  familyId: 'f',
  family: 'Ruth',
})
const day: DayTasks = {
  now: [
    task('call', 'f', '2026-12-01T16:00:00Z'),
    task('other', 'f', '2026-12-01T15:00:00Z'),
    task('g', 'g', startsAt),
  ],
  later: [],
  due: 5,
  overdue: 3,
  notDueYet: 2,
  done: 1,
}

test('hides the task of a call that Today asks about, and no other task of the family or at that time [WORK-020]', () => {
  const { now, due, overdue } = withoutAskedCalls(day, [asked('call')])
  expect([now.map(({ id }) => id), due, overdue]).toEqual([['other', 'g'], 4, 2])
  expect(withoutAskedCalls(day, [asked('tour')])).toEqual(day)
})
