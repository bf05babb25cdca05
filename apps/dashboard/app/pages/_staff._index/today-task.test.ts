import type { Task } from '@pkg/api-client'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { groupTasks, todayTask } from './today-task'

const clock = { now: DateTime.fromISO('2026-11-23T10:42:00-07:00'), zone: 'America/Denver' }

const task = (id: string, minutes: number, more: Partial<Task> = {}): Task => ({
  id,
  version: 1,
  title: 'Call back',
  dueAt: clock.now.plus({ minutes }).toISO() ?? '',
  status: 'open',
  createdAt: '2026-11-20T10:00:00Z',
  ...more,
})
const closed: Partial<Task> = { callTimes: { timeZone: clock.zone, preferences: { from: 17, until: 19 } } }

test.each([
  [-42, '42 min overdue', 'since 10:00 AM'],
  [-3 * 24 * 60, '3 days overdue', 'since Fri 10:42 AM'],
  [0, 'Due now', 'by 10:42 AM'],
  [15, 'Due now', 'by 10:57 AM'],
  [18, '11:00 AM', 'in 18 min'],
  [78, '12:00 PM', 'in 1 hour 18 min'],
])('says of a task due in %i minutes: %s, %s [DASH-004]', (minutes, first, second) => {
  expect(todayTask(task('a', minutes), clock).due).toMatchObject({ first, second })
})

test('names the family with its stage, and when to call it [WORK-001, TRUST-007]', () => {
  const about = { clientId: '7', clientName: 'Priya Nair', clientStage: 'contacted' as const, ...closed }
  expect(todayTask(task('a', 0, about), clock)).toMatchObject({
    family: { name: 'Priya Nair', href: '/families/7', stage: { label: 'Contacted' } },
    calls: { isClosed: true, words: 'Opens at 5 PM there.' },
  })
  expect(todayTask(task('a', 0), clock).family).toBeUndefined()
})

test('puts what is due first, and of that what can be done now [WORK-001]', () => {
  const listed = [
    task('later', 200),
    task('soon', 10),
    task('waits', -90, closed),
    task('overdue', -30),
    task('next', 20, closed),
  ].map((each) => todayTask(each, clock))
  const { now, later } = groupTasks(listed)
  expect(now.map(({ id }) => id)).toEqual(['overdue', 'soon', 'waits'])
  expect(later.map(({ id }) => id)).toEqual(['next', 'later'])
})

test('loses no task, and the order of the list doesn’t matter [WORK-001]', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: -5000, max: 800 }), { maxLength: 12 })
  fc.assert(
    fc.property(minutes, (each) => {
      const listed = each.map((minute, index) =>
        todayTask(task(String(minute), minute, index % 3 ? {} : closed), clock),
      )
      const ids = ({ now, later }: ReturnType<typeof groupTasks>) => [...now, ...later].map(({ id }) => id)
      expect(ids(groupTasks(listed)).toSorted()).toEqual(each.map(String).toSorted())
      expect(ids(groupTasks(listed.toReversed()))).toEqual(ids(groupTasks(listed)))
    }),
  )
})
