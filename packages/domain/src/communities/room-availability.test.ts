import { expect, test } from 'vitest'
import { livingRoomTypes, roomAvailability, type RoomStatement, roomTypes, summarizeAvailability } from '../index'

const statement: RoomStatement = {
  room: 'studio',
  status: 'open',
  openRooms: 2,
  statedOn: '2026-11-13',
  statedBy: 'community',
}

test.each([
  ['the same day', '2026-11-13', 'open'],
  ['the ninth day after', '2026-11-22', 'open'],
  ['the tenth day after', '2026-11-23', 'unknown'],
  ['a year later', '2027-11-13', 'unknown'],
  ['the day before, in a time zone behind', '2026-11-12', 'open'],
])('what was said about a room is known on %s, %s: %s [TRUST-018]', (_what, today, status) => {
  expect(roomAvailability(statement, today).status).toBe(status)
})

test('drops an old number of open rooms, and keeps who said it and when [TRUST-018]', () => {
  expect(roomAvailability(statement, '2026-12-24')).toEqual({
    room: 'studio',
    status: 'unknown',
    statedOn: '2026-11-13',
    statedBy: 'community',
  })
})

test('fees and extra people aren’t rooms that can be open [COMM-004]', () => {
  expect(roomTypes.filter((room) => !livingRoomTypes.some((living) => living === room))).toEqual([
    'additionalService',
    'secondPerson',
    'communityFee',
    'unknown',
    'ccrcEntryFees',
  ])
})

test.each([
  ['an open room and a full one', ['full', 'open'], 'open'],
  ['a waitlist and a full room', ['full', 'waitlist'], 'waitlist'],
  ['only full rooms', ['full', 'full'], 'full'],
  ['a full room and an old statement', ['unknown', 'full'], 'full'],
  ['only old statements', ['unknown', 'unknown'], 'unknown'],
] as const)('%s: %s is %s [FIND-010]', (_what, [first, second], status) => {
  const facts = { statedBy: 'community' } as const
  const rooms = [
    { ...facts, room: 'studio', status: first, statedOn: '2026-11-13' },
    { ...facts, room: 'oneBedroom', status: second, statedOn: '2026-11-14' },
  ] as const
  const latest = rooms.filter((room) => room.status === status).at(-1)?.statedOn
  expect(summarizeAvailability(rooms)).toEqual({ status, statedOn: latest })
})

test('a community without statements is unknown, without a day [FIND-010]', () => {
  expect(summarizeAvailability([])).toEqual({ status: 'unknown' })
})
