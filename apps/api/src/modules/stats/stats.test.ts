import type { StatAnswer, StatRow } from '@pkg/api-client'
import { addDays, leadSources } from '@pkg/domain'
import { DateTime } from 'luxon'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  type Counted,
  countedErasures,
  countedFamilies,
  countedInvoices,
  countedReleases,
  countedTours,
  type CountedWork,
  type Counter,
  percentile,
} from '../../../testing/expected-stats'
import { insertPlanned, planInvoices, seededNumbers } from '../../../testing/generated-invoices'
import { insertWork, planWork } from '../../../testing/generated-work'
import {
  addDirectCommunity,
  approveProvider,
  type Caller,
  createCaller,
  list,
  one,
} from '../../../testing/lead-samples'
import { users } from '../../database/schema/tables'

const api = apiUnderTest()
const random = seededNumbers(20261129)
const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

const communityIds = ['pine-house', 'oak-house', 'elm-house']
const states = ['CO', 'NY', 'AK', 'TX']
const first = '2026-03-01'
const days = 270

type Role = Counter['role']
const callers = new Map<Role, Caller>()
const counters = new Map<Role, Counter>()
let work: CountedWork
let agentIds: string[]

beforeAll(async () => {
  for (const id of communityIds) await addDirectCommunity(api, id)
  const [own = ''] = communityIds
  await approveProvider(api, own)
  for (const role of ['admin', 'agent', 'provider'] as const) callers.set(role, await createCaller(api, role))
  const found = await api.database.orm.select({ agentId: users.agentId }).from(users).where(eq(users.role, 'agent'))
  agentIds = found.flatMap(({ agentId }) => (agentId ? [agentId] : []))
  const [own2] = await api.database.orm
    .select({ agentId: users.agentId })
    .from(users)
    .where(eq(users.email, 'agent@hearthway.example'))
  const planned = planWork({ agentIds, communityIds, states, from: first, days }, 300, random)
  await insertWork(api, planned)
  const invoices: CountedWork['invoices'] = []
  for (const { id, familyId, communityId } of planned.asked.slice(0, 6)) {
    const plans = planInvoices(40, random)
    await insertPlanned(api, id, plans)
    invoices.push(...plans.map((plan) => ({ ...plan, familyId, communityId })))
  }
  work = { ...planned, invoices, stateOfCommunity: 'CO' }
  counters.set('admin', { role: 'admin', communityIds: [] })
  counters.set('agent', { role: 'agent', agentId: own2?.agentId ?? '', communityIds: [] })
  counters.set('provider', { role: 'provider', communityIds: [own] })
}, 120_000)

const callerOf = (role: Role): Caller => {
  const caller = callers.get(role)
  if (!caller) throw new Error(`No ${role} signed in`)
  return caller
}
const counterOf = (role: Role): Counter => counters.get(role) ?? { role, communityIds: [] }

const read = async (role: Role, metric: string, query: Record<string, string>) => {
  const response = await callerOf(role).get(`/platform/stats/${metric}?${new URLSearchParams(query).toString()}`)
  expect(response.status, JSON.stringify([metric, query, response.body])).toBe(200)
  const { id, attributes } = one(response)
  return { ...attributes, id } as unknown as StatAnswer
}

const sourcesOf: Record<string, (role: Role) => Counted[]> = {
  speed: (role) =>
    role === 'provider' ? countedReleases(work, counterOf(role)) : countedFamilies(work, counterOf(role)),
  outcomes: (role) => countedFamilies(work, counterOf(role)),
  sources: (role) => countedFamilies(work, counterOf(role)),
  tours: (role) => countedTours(work, counterOf(role)),
  earnings: (role) => countedInvoices(work, counterOf(role)),
  trust: (role) => [...countedReleases(work, counterOf(role)), ...countedErasures(work, counterOf(role))],
}

const rolesOf: Record<string, Role[]> = {
  speed: ['admin', 'agent', 'provider'],
  outcomes: ['admin', 'agent'],
  sources: ['admin', 'agent'],
  tours: ['admin', 'agent', 'provider'],
  earnings: ['admin', 'provider'],
  trust: ['admin', 'agent', 'provider'],
}

/** Returns the filters that a role can use with a metric, each on or off at random. */
function randomFilters(metric: string, role: Role): Record<string, string> {
  const hasCommunity = role !== 'agent' || metric !== 'trust'
  const values: [string, string, boolean][] = [
    ['state', pick(states), true],
    ['agent', pick(agentIds), role === 'admin'],
    ['community', pick(communityIds), hasCommunity && !(metric === 'trust' && role === 'provider')],
    ['source', pick(leadSources), ['speed', 'outcomes', 'sources'].includes(metric) && role !== 'provider'],
  ]
  const filters: Record<string, string> = Object.fromEntries(
    values.flatMap(([name, value, isAllowed]) => (isAllowed && random() < 0.2 ? [[`filter[${name}]`, value]] : [])),
  )
  // Contact info is shared with one recipient at a time.
  if (metric === 'trust' && filters['filter[agent]']) delete filters['filter[community]']
  return filters
}

interface Asked {
  query: Record<string, string>
  zone: string
}

const isWithin = (at: Date | string, from: string, to: string, zone: string): boolean => {
  const day = typeof at === 'string' ? at : DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd')
  return day >= from && day <= to
}

/** Returns whether a record belongs to a line of the answer, whose groups are read from the record itself. */
function isInGroup(record: Counted, row: StatRow, answer: StatAnswer, zone: string): boolean {
  if (row.group === 'all') return true
  if (answer.by === 'month' || answer.by === 'week') {
    const day =
      typeof record.at === 'string' ? record.at : DateTime.fromJSDate(record.at, { zone }).toFormat('yyyy-MM-dd')
    if (answer.by === 'month') return day.startsWith(row.group)
    const week = (text: string) => DateTime.fromISO(text, { zone: 'utc' }).toFormat('kkkk-WW')
    return week(day) === week(row.group)
  }
  const name = answer.by === 'advisor' ? 'agent' : answer.by
  return record.isOf[name]?.includes(row.group) ?? false
}

function expected(records: Counted[], row: StatRow) {
  const matching = records.filter(({ measures }) => measures[row.measure])
  const unit = row.unit === 'cents' ? 'cents' : row.unit
  const amounts = matching.flatMap(({ amounts: known }) => known[unit] ?? [])
  if (row.unit === 'count') return { count: matching.length, value: matching.length }
  if (row.unit === 'cents') return { count: matching.length, value: amounts.reduce((sum, cents) => sum + cents, 0) }
  return { count: matching.length, value: percentile(amounts, row.measure === 'p90' ? 0.9 : 0.5) }
}

/** Expects each number of an answer to be what the records say, counted one by one. */
function expectCounted(answer: StatAnswer, role: Role, { query, zone }: Asked) {
  const isFiltered = (record: Counted) =>
    Object.entries(query).every(([parameter, value]) => {
      const [, name = ''] = /^filter\[(\w+)\]$/.exec(parameter) ?? []
      return name === '' || (record.isOf[name]?.includes(value) ?? false)
    })
  const records = (sourcesOf[answer.id]?.(role) ?? []).filter(isFiltered)
  const now = records.filter(({ at }) => isWithin(at, answer.from, answer.to, zone))
  const before = records.filter(({ at }) => isWithin(at, answer.previousFrom, answer.previousTo, zone))
  for (const row of [...answer.totals, ...answer.rows]) {
    const about = JSON.stringify([answer.id, role, query, row])
    const { count, value } = expected(
      now.filter((record) => isInGroup(record, row, answer, zone)),
      row,
    )
    if (row.isFew) {
      expect(count, about).toBeLessThan(5)
      expect([row.count, row.value, row.previous, row.rows], about).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      continue
    }
    expect(row.count, about).toBe(count)
    if (value === undefined) expect(row.value, about).toBeUndefined()
    else expect(Math.abs((row.value ?? Number.NaN) - value), about).toBeLessThanOrEqual(0.06)
    const isPart = answer.by === 'month' || answer.by === 'week'
    if (row.previous !== undefined && (row.group === 'all' || !isPart)) {
      const earlier = expected(
        before.filter((record) => isInGroup(record, row, answer, zone)),
        row,
      )
      expect(Math.abs(row.previous - (earlier.value ?? Number.NaN)), about).toBeLessThanOrEqual(0.06)
    }
  }
}

/** Expects a number to equal the count of the rows that its URL lists. */
async function expectRows(row: StatRow, role: Role) {
  if (row.rows === undefined) return
  const response = await callerOf(role).get(`${row.rows}&page-size=1`)
  expect(response.status, row.rows).toBe(200)
  expect(list(response).meta['total'], row.rows).toBe(row.count)
}

const knownGroups = new Map<string, StatAnswer['groups']>()

async function groupsOf(role: Role, metric: string): Promise<StatAnswer['groups']> {
  const key = `${role} ${metric}`
  const groups = knownGroups.get(key) ?? (await read(role, metric, { from: first, to: first })).groups
  knownGroups.set(key, groups)
  return groups
}

const inParts = Array.from({ length: 10 }, (_, part) => part)

test.each(inParts)(
  'part %s of 1,000 random questions: each number is the count of the records themselves, and of the rows it opens [WORK-014, DASH-009, ROLE-010]',
  async () => {
    for (let place = 0; place < 100; place += 1) {
      const metric = pick(Object.keys(sourcesOf))
      const role = pick(rolesOf[metric] ?? [])
      const from = addDays(first, Math.floor(random() * days))
      const start = random() < 0.4 ? `${from.slice(0, 7)}-01` : from
      const zone = pick(['America/Denver', 'America/New_York', 'Pacific/Honolulu'])
      const period = { from: start, to: addDays(start, Math.floor(random() * 120)), timeZone: zone }
      const groups = await groupsOf(role, metric)
      const query = { ...period, by: pick(groups), ...randomFilters(metric, role) }
      const answer = await read(role, metric, query)
      expectCounted(answer, role, { query, zone })
      const shown = [...answer.totals, ...answer.rows]
      for (const row of [pick(answer.totals), pick(shown), pick(shown.filter(({ count }) => count).concat(shown))]) {
        await expectRows(row, role)
      }
    }
  },
  120_000,
)

const year = { from: '2026-01-01', to: '2026-12-31' }

test('every number of every question equals the count of the rows it opens [WORK-014]', async () => {
  for (const [metric, roles] of Object.entries(rolesOf)) {
    for (const role of roles) {
      const answer = await read(role, metric, { from: '2026-04-01', to: '2026-06-30' })
      for (const row of [...answer.totals, ...answer.rows]) await expectRows(row, role)
      if (role === 'admin') expect(answer.totals.every(({ count }) => count === 0)).toBe(false)
    }
  }
})

test('a question is answered from what the role sees, and not at all for other roles [ROLE-010, WORK-014]', async () => {
  const total = async (role: Role, metric: string) => (await read(role, metric, year)).totals[0]?.count ?? 0
  for (const metric of ['speed', 'tours', 'trust']) {
    expect(await total('agent', metric)).toBeLessThan(await total('admin', metric))
    expect(await total('provider', metric)).toBeLessThan(await total('admin', metric))
    expect(await total('provider', metric)).toBeGreaterThan(0)
  }
  const status = async (caller: Caller, metric: string) =>
    (await caller.get(`/platform/stats/${metric}?${new URLSearchParams(year).toString()}`)).status
  expect(await status(callerOf('agent'), 'earnings')).toBe(403)
  expect(await status(callerOf('provider'), 'outcomes')).toBe(403)
  expect(await status(callerOf('provider'), 'sources')).toBe(403)
  expect(await status(callerOf('admin'), 'nothing')).toBe(404)
  for (const role of ['customer', 'real-estate-agent'] as const) {
    expect(await status(await createCaller(api, role), 'tours')).toBe(403)
  }
  expect(await status(await createCaller(api, 'visitor'), 'tours')).toBe(401)
  expect((await callerOf('agent').get(`/platform/stats/tours?from=2026-01-01&to=2026-02-01&by=advisor`)).status).toBe(
    400,
  )
})

test.each([
  ['from', { from: '2026-02-30', to: '2026-03-01' }, '2026-02-30'],
  ['to', { from: '2026-03-02', to: '2026-03-01' }, 'on or after'],
  ['from', { from: '1999-03-02', to: '2026-03-01' }, 'five years'],
  ['timeZone', { ...year, timeZone: 'Mars/Base' }, 'America/Denver'],
  ['by', { ...year, by: 'partner' }, 'month'],
  ['filter[source]', { ...year, 'filter[source]': 'chatbot' }, 'state'],
])('a rejected %s is named with what to do [WORK-014, BIZ-008]', async (parameter, query, words) => {
  const response = await callerOf('admin').get(`/platform/stats/tours?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(400)
  expect(response.body).toMatchObject({ errors: [{ source: { parameter }, detail: expect.stringContaining(words) }] })
})

test('a period without records has every number at zero, and its medians missing [WORK-014]', async () => {
  const answer = await read('admin', 'speed', { from: '2022-01-01', to: '2022-02-28' })
  expect(answer.totals.map(({ measure, value }) => [measure, value])).toEqual([
    ['all', 0],
    ['within-hour', 0],
    ['within-day', 0],
    ['later', 0],
    ['none', 0],
    ['median', undefined],
    ['p90', undefined],
  ])
  expect(answer.rows.map(({ label }) => label)).toEqual([...Array(7).fill('Jan 2022'), ...Array(7).fill('Feb 2022')])
})

test.each([
  ['2026-11-01', '2026-11-29', '2026-10-01', '2026-10-29'],
  ['2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
])('%s to %s is compared with %s to %s [WORK-014]', async (from, to, previousFrom, previousTo) => {
  expect(await read('admin', 'tours', { from, to })).toMatchObject({ from, to, previousFrom, previousTo })
})

test('a number under five of a named person is hidden from others, and not from the person [WORK-014]', async () => {
  const short = { from: '2026-05-04', to: '2026-05-06' }
  const { rows } = await read('admin', 'tours', { ...short, by: 'advisor' })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ isFew }) => isFew).length).toBeGreaterThan(0)
  const own = await read('agent', 'tours', short)
  expect(own.totals.every(({ isFew, count }) => isFew === undefined && count !== undefined)).toBe(true)
})
