import { addDays, now, todayIn } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addDirectCommunity, approveProvider, type Caller, createCaller, one } from '../../../../testing/lead-samples'
import { communityRooms } from '../../../database/schema/tables'

const api = apiUnderTest()
const today = () => todayIn('America/Denver', now())
let provider: Caller
let visitor: Caller

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  provider = await createCaller(api, 'provider')
  visitor = await createCaller(api, 'visitor')
})

const pathOf = (id: string) => `/marketplace/communities/${id}/rooms`
const put = (person: Caller, rooms: object[], id = 'harbor-direct') =>
  api.call({
    method: 'PUT',
    url: pathOf(id),
    payload: { data: { type: 'community-rooms', id, attributes: { rooms } } },
    headers: person.cookie ? { cookie: person.cookie } : {},
  })
const read = async (id = 'harbor-direct') => one(await visitor.get(pathOf(id))).attributes['rooms']

test('a community’s team states which rooms are open, and families see who said so, and when [TRUST-018, FIND-010]', async () => {
  const rooms = [
    { room: 'oneBedroom', status: 'waitlist' },
    { room: 'studio', status: 'open', openRooms: 2 },
  ]
  expect((await put(provider, rooms)).status).toBe(200)
  expect(await read()).toEqual([
    { room: 'studio', status: 'open', openRooms: 2, statedOn: today(), statedBy: 'community' },
    { room: 'oneBedroom', status: 'waitlist', statedOn: today(), statedBy: 'community' },
  ])
})

test('a new statement replaces the earlier one, and staff are named as its source [TRUST-018]', async () => {
  const admin = await createCaller(api, 'admin')
  await put(provider, [{ room: 'studio', status: 'open', openRooms: 2 }])
  await put(admin, [{ room: 'privateRoom', status: 'full' }])
  expect(await read()).toEqual([{ room: 'privateRoom', status: 'full', statedOn: today(), statedBy: 'staff' }])
})

test('two statements at the same moment leave one of them [TRUST-018]', async () => {
  const first = [{ room: 'studio', status: 'full' }]
  const second = [
    { room: 'studio', status: 'waitlist' },
    { room: 'twoBedroom', status: 'full' },
  ]
  const responses = await Promise.all([put(provider, first), put(provider, second)])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  const facts = { statedOn: today(), statedBy: 'community' }
  const possible = [first, second].map((rooms) => rooms.map((room) => ({ ...room, ...facts })))
  expect(possible).toContainEqual(await read())
})

test('what was said 10 days ago is unknown, without its number [TRUST-018]', async () => {
  const said = { communityId: 'cedar-memory', status: 'open', statedBy: 'community' } as const
  await api.database.orm.insert(communityRooms).values([
    { ...said, room: 'studio', openRooms: 3, statedOn: addDays(today(), -10) },
    { ...said, room: 'oneBedroom', openRooms: 1, statedOn: addDays(today(), -9) },
  ])
  expect(await read('cedar-memory')).toEqual([
    { room: 'studio', status: 'unknown', statedOn: addDays(today(), -10), statedBy: 'community' },
    { room: 'oneBedroom', status: 'open', openRooms: 1, statedOn: addDays(today(), -9), statedBy: 'community' },
  ])
})

test('a community that no one said anything about has no rooms, and an unknown one is a 404 [TRUST-018]', async () => {
  expect(await read('aspen-court')).toEqual([])
  expect((await visitor.get(pathOf('nowhere'))).status).toBe(404)
})

test('only the community’s own team and admins state its rooms [TRUST-018, ROLE-010]', async () => {
  const rooms = [{ room: 'studio', status: 'open' }]
  expect((await put(visitor, rooms)).status).toBe(401)
  expect((await put(await createCaller(api, 'agent'), rooms)).status).toBe(403)
  expect((await put(provider, rooms, 'aspen-court')).status).toBe(403)
})

test.each([
  [
    'a room type that is named twice',
    [
      { room: 'studio', status: 'open' },
      { room: 'studio', status: 'full' },
    ],
  ],
  ['a number of rooms that aren’t open', [{ room: 'studio', status: 'full', openRooms: 2 }]],
  ['a fee', [{ room: 'communityFee', status: 'open' }]],
  ['no open rooms', [{ room: 'studio', status: 'open', openRooms: 0 }]],
])('rejects %s [TRUST-018]', async (_what, rooms) => {
  expect((await put(provider, rooms)).status).toBe(422)
})
