import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { families, releases } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addDirectCommunity,
  addRealEstateAgent,
  approveProvider,
  type Caller,
  createCaller,
  createDirectFamily,
  createFamilyWithHome,
  list,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
const path = '/secure/clients'
let team: Caller

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await addDirectCommunity(api, 'lake-direct')
  await addDirectCommunity(api, 'others-direct')
  await approveProvider(api, 'harbor-direct')
  await approveProvider(api, 'lake-direct')
  await addRealEstateAgent(api)
  team = await createCaller(api, 'provider')
  const cleo = await addFamily('Cleo Harbor', 'harbor-direct', 'others-direct')
  await plan(cleo, { harbor: [1, 20], others: [8, 10] })
  await plan(await addFamily('Abe Lake', 'lake-direct'), { lake: [2, 12] })
  await plan(await addFamily('Bea Both', 'harbor-direct', 'lake-direct'), { harbor: [3, 15], lake: [4, 11] })
  // These must never be listed: a family of another community’s team, and one that stopped sharing.
  await addFamily('Oda Others', 'others-direct')
  const stopped = await addFamily('Sol Stopped', 'harbor-direct')
  await api.database.orm
    .update(releases)
    .set({ revokedAt: moment(9) })
    .where(eq(releases.familyId, stopped))
}, 60_000)

async function addFamily(name: string, ...communities: string[]): Promise<string> {
  const { id } = await createDirectFamily(api, communities)
  await api.database.orm.update(families).set({ name }).where(eq(families.id, id))
  return id
}

const moment = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour))

/** Sets when a family was shared with each community, and until when it expects a response, in hours of a day. */
async function plan(familyId: string, hours: Record<string, [number, number]>): Promise<void> {
  const rows = await api.database.orm.select().from(releases).where(eq(releases.familyId, familyId))
  for (const { id, recipientId } of rows) {
    const [sent, until] = hours[recipientId.split('-')[0] ?? ''] ?? [0, 0]
    await api.database.orm
      .update(releases)
      .set({ sentAt: moment(sent), respondBy: moment(until) })
      .where(eq(releases.id, id))
  }
}

const namesOf = async (query: string) =>
  list(await team.get(`${path}?page-size=100&${query}`)).data.map(({ attributes }) => attributes['name'])

test.each([
  ['name', ['Abe Lake', 'Bea Both', 'Cleo Harbor']],
  ['-sharedAt', ['Bea Both', 'Abe Lake', 'Cleo Harbor']],
  ['respondBy', ['Bea Both', 'Abe Lake', 'Cleo Harbor']],
])(
  'a community’s team sorts its own families by %s, regardless of other recipients [DASH-003, ROLE-010]',
  async (sort, expected) => {
    expect(await namesOf(`sort=${sort}`)).toEqual(expected)
  },
)

test.each([
  ['filter[sharedAt][ge]=2026-11-02T02:00:00Z', ['Abe Lake', 'Bea Both']],
  ['filter[sharedAt][lt]=2026-11-02T02:00:00Z', ['Cleo Harbor']],
  ['q=others', []],
  ['q=lake-direct', ['Abe Lake', 'Bea Both']],
])('a community’s team finds only its own families by %s [DASH-003, ROLE-010]', async (query, expected) => {
  expect(await namesOf(`sort=name&${query}`)).toEqual(expected)
})

test('a team sees with which of its communities a family is shared, since when, and until when to respond [DASH-003, TRUTH-008]', async () => {
  const read = async () =>
    list(await team.get(`${path}?sort=name&page-size=100`)).data.map(({ attributes }) => attributes)
  expect(await read()).toMatchObject([
    { recipients: ['lake-direct'], sharedAt: moment(2).toISOString(), respondBy: moment(12).toISOString() },
    {
      recipients: ['harbor-direct', 'lake-direct'],
      sharedAt: moment(4).toISOString(),
      respondBy: moment(11).toISOString(),
      response: 'waiting',
    },
    { recipients: ['harbor-direct'], sharedAt: moment(1).toISOString(), respondBy: moment(20).toISOString() },
  ])
  const [, both] = await read()
  for (const release of Array.isArray(both?.['releases']) ? both['releases'] : []) {
    const { id } = release as { id: string }
    expect((await read())[1]).toMatchObject({ response: 'waiting' })
    await team.post(`/platform/releases/${id}/responses`, 'releases', { response: 'contacted' })
  }
  const responded = (await read())[1]
  expect(responded).toMatchObject({ response: 'contacted' })
  expect(responded).not.toHaveProperty('respondBy')
})

test('an export has only the person’s own families, and no staff notes, sources, or contact info [DASH-003, ROLE-010]', async () => {
  const exported = async ({ cookie }: Caller, fields: string) => {
    const url = `${path}?sort=name&fields[clients]=${fields}`
    const { body } = await api.call({ method: 'GET', url, headers: { cookie, accept: 'text/csv' } })
    return parse(String(body), { bom: true })
  }
  expect(await exported(team, 'name,recipients,sources,language,nextTask,email')).toEqual([
    ['name', 'recipients', 'sources', 'language', 'nextTask', 'email'],
    ['Abe Lake', 'lake-direct', '', '', '', ''],
    ['Bea Both', 'harbor-direct; lake-direct', '', '', '', ''],
    ['Cleo Harbor', 'harbor-direct', '', '', '', ''],
  ])
  const { id } = await createFamilyWithHome(api)
  const agent = await createCaller(api, 'real-estate-agent')
  await acceptHome(agent, id)
  const [, ...rows] = await exported(agent, 'place,care,budgetRange,lookingFor,communities,recipients')
  expect(rows).toEqual([['Boulder, CO 80302', '', '', '', '', 'Homes of Colorado']])
})
