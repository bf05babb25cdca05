import { addDays, now, siteDay, todayIn } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, payingCommunity } from '../../../../testing/billing-samples'
import {
  approveProvider,
  type Caller,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { rowsOf } from '../../../database/database'
import { applyAgreement } from './fee-agreement-service'

const api = apiUnderTest()
const houses = ['first-house', 'second-house', 'third-house', 'fourth-house', 'fifth-house']
let admin: Caller
let provider: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  await addIdahoCommunities(api, [payingCommunity, ...houses])
  await approveProvider(api, 'first-house')
})

const path = '/platform/fee-agreements'
const today = siteDay()
const add = (communityId: string, terms: object, caller = admin) =>
  caller.post(path, 'fee-agreements', { communityId, feePercent: 60, daysToPay: 45, ...terms })
const feeOf = async (id: string) =>
  (await rowsOf(api.database.orm, sql`select record ->> 'feePercent' as fee from communities where id = ${id}`))[0]?.[
    'fee'
  ]
const draft = async (communityId: string, movedInOn: string) => {
  const { id: clientId } = await createFamilyWithRequest(api, { slug: communityId })
  const moveIn = { clientId, communityId, movedInOn, rentCents: 500_000, careCents: 0 }
  return admin.post('/platform/invoices', 'invoices', moveIn)
}
const denver = todayIn('America/Denver', now())

test('a move-in takes the fee and the days to pay of the agreement that applies on its day [BIZ-003, WORK-013]', async () => {
  await add('first-house', { startsOn: '2026-01-01', endsOn: addDays(denver, 1) })
  await add('first-house', { startsOn: addDays(denver, 2), feePercent: 90, endsOn: addDays(denver, 3) })
  const first = one(await draft('first-house', denver))
  expect(first.attributes).toMatchObject({ feePercent: 60, amountCents: 300_000 })
  expect(one(await draft('first-house', addDays(denver, 2))).attributes).toMatchObject({ feePercent: 90 })
  const none = await draft('first-house', addDays(denver, 4))
  expect(none.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/communityId' } }] })
  const issued = one(await admin.patch(`/platform/invoices/${first.id}`, 'invoices', { status: 'issued' })).attributes
  expect(issued['dueOn']).toBe(addDays(today, 45))
})

test('a community without any agreement pays what its profile says, within 30 days [BIZ-003, WORK-013]', async () => {
  const drafted = one(await draft(payingCommunity, denver))
  expect(drafted.attributes).toMatchObject({ feePercent: 80 })
  const issued = one(await admin.patch(`/platform/invoices/${drafted.id}`, 'invoices', { status: 'issued' })).attributes
  expect(issued['dueOn']).toBe(addDays(today, 30))
})

test.each([
  ['begins while another applies', { startsOn: '2026-06-30' }, 'startsOn', 'Choose 2026-07-01 or later'],
  ['surrounds another', { startsOn: '2025-01-01', endsOn: '2030-01-01' }, 'endsOn', 'Choose 2025-12-31 or earlier'],
  ['has no end before another', { startsOn: '2025-01-01' }, 'endsOn', 'begins on 2026-01-01'],
  ['ends before it begins', { startsOn: '2027-01-01', endsOn: '2026-12-31' }, 'endsOn', 'Choose a later day'],
  ['begins on a day that doesn’t exist', { startsOn: '2027-02-30' }, 'startsOn', "doesn't exist"],
  [
    'is with a community that doesn’t exist',
    { startsOn: '2027-01-01', communityId: 'no-house' },
    'communityId',
    'no-house',
  ],
  ['has a fee above 200%', { startsOn: '2027-01-01', feePercent: 201 }, 'feePercent', ''],
])('rejects an agreement that %s, and names the field and the fix [WORK-013]', async (_, terms, field, detail) => {
  await add('second-house', { startsOn: '2026-01-01', endsOn: '2026-06-30' })
  const answer = await add('second-house', terms)
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: `/data/attributes/${field}` }, detail: expect.stringContaining(detail) }] },
  ])
  expect(list(await admin.get(`${path}?filter[community]=second-house`)).data).toHaveLength(1)
})

test('an agreement is ended and corrected by the version that was seen, and the next one begins [WORK-013, WORK-005]', async () => {
  const { id, attributes } = one(await add('third-house', { startsOn: '2026-01-01' }))
  const change = (body: object, version: unknown) =>
    api.call({
      method: 'PATCH',
      url: `${path}/${id}`,
      headers: { cookie: admin.cookie, 'if-match': `"${String(version)}"` },
      payload: { data: { type: 'fee-agreements', id, attributes: body } },
    })
  expect((await add('third-house', { startsOn: '2026-09-01' })).body).toMatchObject({
    errors: [{ detail: expect.stringContaining('End that one first') }],
  })
  expect((await change({ endsOn: '2026-08-31' }, attributes['version'])).status).toBe(200)
  expect((await change({ endsOn: null }, attributes['version'])).status).toBe(412)
  expect((await add('third-house', { startsOn: '2026-09-01' })).status).toBe(201)
  expect((await change({ endsOn: null }, 2)).status).toBe(422)
})

test('the fee on the community’s profile follows its agreements, on each day that they change it [TRUTH-001, WORK-013]', async () => {
  const { id } = one(await add('fourth-house', { startsOn: addDays(today, 5), feePercent: 70 }))
  expect(await feeOf('fourth-house')).toBe('0')
  await add('fourth-house', { startsOn: '2026-01-01', endsOn: addDays(today, 4), feePercent: 55 })
  expect(await feeOf('fourth-house')).toBe('55')
  const days = await rowsOf(
    api.database.orm,
    sql`select due_at from jobs where name = 'apply-fee-agreement' and data ->> 'agreementId' = ${id}`,
  )
  expect(days).toHaveLength(1)
  await api.database.orm.transaction((tx) => applyAgreement(tx, id))
  expect(await feeOf('fourth-house')).toBe('55')
})

test('a provider reads the agreements of its communities, and only admins change them [ROLE-010, WORK-013]', async () => {
  const { id } = one(await add('fifth-house', { startsOn: '2026-01-01' }))
  expect((await provider.get(`${path}/${id}`)).status).toBe(404)
  const seen = list(await provider.get(path)).data.map(({ attributes }) => attributes['communityId'])
  expect(new Set(seen)).toEqual(new Set(['first-house']))
  expect((await add('first-house', { startsOn: '2020-01-01', endsOn: '2020-02-01' }, provider)).status).toBe(403)
  expect((await provider.patch(`${path}/${id}`, 'fee-agreements', { endsOn: '2026-12-31' })).status).toBe(403)
  expect((await (await createCaller(api, 'agent')).get(path)).status).toBe(403)
})

test('the database refuses two agreements on one day [WORK-013]', async () => {
  await add('second-house', { startsOn: '2026-01-01', endsOn: '2026-06-30' })
  const statement = sql`insert into fee_agreements (community_id, fee_percent, days_to_pay, starts_on)
    values ('second-house', 10, 30, '2026-06-30')`
  await expect(api.database.orm.execute(statement)).rejects.toThrow()
})
