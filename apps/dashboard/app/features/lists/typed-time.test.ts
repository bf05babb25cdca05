import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { readTypedTime } from './typed-time'

const clock = { now: DateTime.fromISO('2026-11-27T17:00:00Z'), zone: 'America/Denver' }
const read = (of: 'day' | 'moment', typed: string, id?: string) => {
  const form = new FormData()
  form.set(id ? `when-snooze-${id}` : 'when-snooze', typed)
  form.set('when-snooze-other', '9d')
  return readTypedTime(of, { action: 'snooze', option: '', id }, form, clock)
}

test('a time that was typed for an action becomes its option, in the zone of the person [WORK-023]', () => {
  expect(read('moment', 'tomorrow 2pm')).toEqual({ option: '2026-11-28T21:00:00.000Z' })
  expect(read('day', '3d', 'one')).toEqual({ option: '2026-11-30' })
})

test.each(['', 'soon', '2020-01-01'])('for %j, its field says what to type, and keeps it [WORK-023]', (typed) => {
  const name = 'when-snooze-one'
  expect(read('day', typed, 'one')).toEqual({
    rejected: {
      intent: name,
      typed: { [name]: typed },
      errors: { [name]: 'Enter a day to come, such as 3d, next Tue, or Dec 3.' },
    },
  })
})
