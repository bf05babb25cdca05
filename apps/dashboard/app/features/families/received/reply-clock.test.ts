import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { replyClock } from './reply-clock'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const release = { sentAt: '2026-11-26T16:00:00Z', respondBy: '2026-11-26T20:00:00Z' }

test('says how much of the promised time is left, in words and panes [TRUTH-008, WORK-010]', () => {
  expect(replyClock(release, clock)).toEqual({
    left: { panes: 6, words: '2 hours', isUrgent: false },
    due: 'The family expects a reply by today 1:00 PM',
  })
})

test('says how late the reply is [TRUTH-008]', () => {
  const late = replyClock({ ...release, respondBy: '2026-11-26T17:30:00Z' }, clock)
  expect(late?.left).toMatchObject({ panes: 0, over: '30 min' })
  expect(late?.due).toBe('The family still expects a call or an email.')
})

test.each([
  ['someone responded', { ...release, response: 'tour-offered' as const }],
  ['the family wasn’t told a time', { sentAt: release.sentAt }],
])('has no clock once %s [TRUTH-008]', (_what, given) => {
  expect(replyClock(given, clock)).toBeUndefined()
})
