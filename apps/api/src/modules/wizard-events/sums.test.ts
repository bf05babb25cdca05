import { addDays, allWizardSteps, siteDay, wizardSchemaNames } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { StatAnswer } from '@pkg/api-client'
import { apiUnderTest } from '../../../testing/api-under-test'
import { seededNumbers } from '../../../testing/generated-invoices'
import {
  countSlowly,
  type ExpectedRun,
  expectedRuns,
  type PlannedBatch,
  planRuns,
} from '../../../testing/generated-runs'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { rowsOf } from '../../database/database'
import { createPartner } from '../partners'
import { purgeExpired } from '../privacy/purge'
import { insertEvents } from './event-store'
import { deleteRunsBefore, rebuildSums, sumLateRuns } from './index'

const api = apiUnderTest()
const random = seededNumbers(20261130)
const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}
/** A day counted from the first one. */
const dayAt = (place: number) => addDays(first, place)
const first = addDays(siteDay(), -292)
const days = 250
const measures = ['seen', 'answered', 'left', 'came-back', 'sent']
const waiting: PlannedBatch[] = []
const arrived: PlannedBatch[] = []
let sites: string[]
let admin: Caller

beforeAll(async () => {
  const { orm } = api.database
  await createPartner(orm, { name: 'Riverbend Guide', origins: ['https://r.example'] })
  await createPartner(orm, { name: 'Lakeside', origins: ['https://l.example'] })
  const found = await rowsOf(orm, sql`select id::text as id from partners`)
  sites = ['own', ...found.map(({ id }) => String(id))]
  admin = await createCaller(api, 'admin')
  // Requests arrive in any order.
  waiting.push(...planRuns(500, { from: first, days, sites }, random).toSorted(() => random() - 0.5))
  while (waiting.length > 300) await receive()
}, 120_000)

/** Stores the next request. The job runs at any moment for some of the late runs. */
async function receive() {
  const batch = waiting.pop()
  if (!batch) return
  await insertEvents(api.database.orm, batch)
  arrived.push(batch)
  if (random() < 0.1) await sumLateRuns(api.database.orm, 1 + Math.floor(random() * 20))
}

const read = async (query: Record<string, string>) => {
  const response = await admin.get(`/platform/stats/funnel?${new URLSearchParams(query).toString()}`)
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  return one(response).attributes as unknown as StatAnswer
}

interface Asked {
  from: string
  to: string
  by: string
  filters: Record<string, string>
}

function randomQuestion(): Asked {
  const from = addDays(first, Math.floor(random() * days))
  return {
    from,
    to: addDays(from, Math.floor(random() * 120)),
    by: pick(['step', 'month', 'week', 'schema', 'partner']),
    filters: {
      ...(random() < 0.3 ? { 'filter[schema]': pick(wizardSchemaNames) } : {}),
      ...(random() < 0.1 ? { 'filter[schemaVersion]': pick(['1', '2']) } : {}),
      ...(random() < 0.3 ? { 'filter[site]': pick(sites) } : {}),
    },
  }
}

const isMatch = (run: ExpectedRun, { filters }: Asked) =>
  (filters['filter[schema]'] ?? run.schema) === run.schema &&
  (filters['filter[schemaVersion]'] ?? String(run.schemaVersion)) === String(run.schemaVersion) &&
  (filters['filter[site]'] ?? run.site) === run.site

/** Returns the runs of a line, whose group is read from the run itself. */
function runsOfLine(runs: readonly ExpectedRun[], group: string, by: string): readonly ExpectedRun[] {
  if (group === 'all' || by === 'step') return runs
  if (by === 'month') return runs.filter(({ day }) => day.startsWith(group))
  if (by === 'week') return runs.filter(({ day }) => day >= group && day <= endOfWeek(group))
  if (by === 'schema') return runs.filter(({ schema, schemaVersion }) => `${schema} ${schemaVersion}` === group)
  return runs.filter(({ site }) => site === group)
}

const endOfWeek = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (7 - weekday) % 7)
}

async function expectEqualCounts(asked: Asked) {
  const { from, to, by, filters } = asked
  const answer = await read({ from, to, by, ...filters })
  const matching = expectedRuns(arrived).filter((run) => isMatch(run, asked))
  const now = matching.filter(({ day }) => day >= from && day <= to)
  const before = matching.filter(({ day }) => day >= answer.previousFrom && day <= answer.previousTo)
  for (const { group, measure, value, previous } of [...answer.totals, ...answer.rows]) {
    const step = by === 'step' && group !== 'all' ? group : ''
    const told = JSON.stringify([asked, group, measure])
    expect(value, told).toBe(countSlowly(runsOfLine(now, group, by), measure, step))
    if (by === 'month' || by === 'week') continue
    expect(previous, told).toBe(countSlowly(runsOfLine(before, group, by), measure, step))
  }
  if (by !== 'step') return
  // No step is left out.
  const shown = new Set(answer.rows.map(({ group }) => group))
  for (const step of allWizardSteps) if (countSlowly(now, 'seen', step) > 0) expect(shown).toContain(step)
}

const parts = Array.from({ length: 10 }, (_, part) => part)

test.each(parts)(
  'part %i of 1,000 random questions: the numbers are those of a slow count, while some runs wait to be summed [WORK-014]',
  async () => {
    let whileLate = 0
    for (let asked = 0; asked < 100; asked += 1) {
      if (random() < 0.3) await receive()
      const [late] = await rowsOf(api.database.orm, sql`select 1 from wizard_runs_to_sum limit 1`)
      if (late) whileLate += 1
      await expectEqualCounts(randomQuestion())
    }
    expect(whileLate).toBeGreaterThan(10)
  },
  120_000,
)

test('each number opens as many runs as it counts [WORK-014]', async () => {
  const { schema, site } = pick(expectedRuns(arrived))
  for (const [by, filters] of [
    ['step', {}],
    ['month', { 'filter[schema]': schema }],
    ['partner', { 'filter[schemaVersion]': '1' }],
    ['schema', { 'filter[site]': site }],
  ] as const) {
    const answer = await read({ from: dayAt(80), to: dayAt(171), by, ...filters })
    for (const { rows = '', value } of [...answer.totals, ...answer.rows]) {
      const listed = list(await admin.get(rows))
      expect(listed.meta['total'], rows).toBe(value)
    }
  }
  expect((await admin.get('/platform/wizard-runs?filter[seen][in]=NameInfo,EmailInfo&sort=leftAt')).status).toBe(200)
}, 60_000)

test('summing everything, and rebuilding the sums from events, changes no number [WORK-014]', async () => {
  const { orm } = api.database
  const sums = () =>
    rowsOf(
      orm,
      sql`select * from wizard_sums where seen + answered + "left" + came_back + sent > 0
    order by step, day, schema, schema_version, site`,
    )
  while (await sumLateRuns(orm));
  for (let asked = 0; asked < 50; asked += 1) await expectEqualCounts(randomQuestion())
  const kept = await sums()
  await orm.execute(sql`update wizard_sums set seen = seen + 3`)
  await orm.execute(sql`delete from wizard_runs where is_sent`)
  expect(await rebuildSums(orm)).toBe(expectedRuns(arrived).length)
  expect(await sums()).toEqual(kept)
  for (let asked = 0; asked < 50; asked += 1) await expectEqualCounts(randomQuestion())
}, 60_000)

test('runs are deleted after 400 days with their events, and their sums stay without rows [WORK-014, TRUTH-012]', async () => {
  const { orm } = api.database
  const old = { from: first, to: dayAt(79), by: 'step' }
  const before = await read(old)
  await deleteRunsBefore(orm, dayAt(80))
  const earliest = sql`select min(day)::text as day, (select min(day)::text from wizard_runs) as run_day from wizard_events`
  const [kept] = await rowsOf(orm, earliest)
  expect([kept?.['day'], kept?.['run_day']].every((day) => String(day) >= dayAt(80))).toBe(true)
  expect((await read(old)).rows).toEqual(before.rows)
  await rebuildSums(orm)
  expect((await read(old)).rows).toEqual(before.rows)
  const rest = expectedRuns(arrived).filter(({ day }) => day >= dayAt(80))
  expect(list(await admin.get('/platform/wizard-runs')).meta['total']).toBe(rest.length)
  // The product deletes them when they’re 400 days old.
  await purgeExpired(orm, new Date(`${dayAt(540)}T20:00:00Z`))
  const [left] = await rowsOf(orm, sql`select min(day)::text as day from wizard_runs`)
  expect(left?.['day']).toBe(
    rest
      .map(({ day }) => day)
      .filter((day) => day >= dayAt(140))
      .toSorted()[0],
  )
  const answer = await read({ from: dayAt(-700), to: dayAt(-670) })
  expect(answer.totals.map(({ measure, rows }) => [measure, rows])).toEqual(
    measures.map((measure) => [measure, undefined]),
  )
})

test('only admins see where families stop [WORK-014, ROLE-010]', async () => {
  for (const role of ['agent', 'provider'] as const) {
    const caller = await createCaller(api, role)
    expect((await caller.get(`/platform/stats/funnel?from=${first}&to=${dayAt(30)}`)).status).toBe(403)
    expect((await caller.get('/platform/wizard-runs')).status).toBe(403)
  }
  const wrong = await admin.get(`/platform/stats/funnel?from=${first}&to=${dayAt(30)}&by=hour`)
  expect(wrong.status).toBe(400)
})
