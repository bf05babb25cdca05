import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentMoment } from './moment'
import { oldReplays, openOldVersion } from '../../testing/old-version'
import { type Api, buildApi } from '../app'
import { communityCells, communityColumns } from '../modules/catalog'
import { readSettings } from '../settings'
import { type Database, rowsOf } from './database'
import { migrate } from './migrate'
import type { CommunityRecord } from './schema/tables'

/** The tables that keep every value: everything about families, and stored responses. */
const unchangedTables = [
  'families',
  'family_events',
  'leads',
  'offers',
  'releases',
  'consents',
  'uuid_actions',
  'idempotency_keys',
]

/** The new names of columns whose values stay, by their old names. */
const renamedColumns: Record<string, string> = { answered_at: 'resolved_at', sent: 'shared_fields' }

/** Columns whose values moved to a table of their own. */
const movedColumns: readonly string[] = ['moved_in_on']

let database: Database
let api: Api
let drop: () => Promise<void>
const before = new Map<string, Row[]>()
const after = new Map<string, Row[]>()

let jobsBefore = 0
let jobsAfter: Row = {}

const licence = { number: 'ALF478', authority: 'Utah Department of Health', asOf: '2026-08' }

type Row = Record<string, unknown>

const withNewNames = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !movedColumns.includes(name))
      .map(([name, value]) => [renamedColumns[name] ?? name, value]),
  )

async function rowsByTable(table: string): Promise<Row[]> {
  const rows = await rowsOf(
    database.orm,
    sql`select to_jsonb(old) as row from ${sql.identifier(table)} old order by old::text`,
  )
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row ?? {})))
}

const firstLead = '(select min(id::text)::uuid from leads)'
const lastLead = '(select max(id::text)::uuid from leads)'

/** The community that has a plan besides drawn rooms. */
const planned = `(select max(id) from communities where tile like '%"mainImage":"drawings/%')`

/** Adds a plan to the images of a community, as a provider’s upload did. The sample of the old version has no uploads. */
async function insertPlan(): Promise<void> {
  const plan = {
    category: { name: 'Floor Plans' },
    description: 'The plan of the first floor',
    height: 300,
    id: 'd1c41a8e-6a53-4b27-9c1c-0e6e1c2f7a55',
    kind: 'floor-plan',
    path: 'photos/d1c41a8e-6a53-4b27-9c1c-0e6e1c2f7a55.webp',
    width: 400,
  }
  const text = JSON.stringify(plan)
  await database.script(`
    update communities set
      record = jsonb_set(record, '{gallery,images}', (record #> '{gallery,images}') || '${text}'::jsonb),
      tile = replace(tile, '],"isRateEstimated"', ',${text}],"isRateEstimated"')
    where id = ${planned}`)
}

/** Stores values that a migration renames or moves. The sample of the old version has none. */
async function insertRenamedValues(): Promise<void> {
  await database.script(`
    insert into claims (user_id, community_name, city, state, job_title, status)
      select id, 'Birch Court', 'Boise', 'ID', 'Director', 'refused' from users limit 1;
    insert into community_members (user_id, community_id, status)
      select (select min(id::text)::uuid from users), min(id), 'refused' from communities;
    update leads set moved_in_on = '2026-08-01' where id in (${firstLead}, ${lastLead});
    insert into invoices (lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, status, number)
      select id, family_id, community_id, '2026-07-01', '2026-08-01', 500000, 0, 80, 400000, 'issued', 1 from leads where id = ${lastLead};
    insert into invoices (kind, corrects_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, status, number)
      select 'credit-note', id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, -amount_cents, status, 2 from invoices;
    insert into secrets (kind, hash, contact, expires_at) values ('confirm', 'a hash', 'ida@families.example', '${now().toISOString()}');
  `)
}

beforeAll(async () => {
  const opened = await openOldVersion()
  database = opened.database
  // The sample of the old version has no communities from public records.
  await database.orm.execute(
    sql`update communities set record = record || ${JSON.stringify({ licence })}::text::jsonb where id = (select min(id) from communities)`,
  )
  await insertRenamedValues()
  await insertPlan()
  // Stored responses are deleted after a week, and this sample is older.
  await database.orm.execute(sql`update idempotency_keys set created_at = ${currentMoment()}`)
  for (const table of unchangedTables) before.set(table, await rowsByTable(table))
  const [waiting] = await rowsOf(
    database.orm,
    sql`select count(*)::int as jobs from pgboss.job where state < 'completed'`,
  )
  jobsBefore = Number(waiting?.['jobs'])
  await migrate(database)
  const [moved] = await rowsOf(
    database.orm,
    sql`select count(*)::int as jobs, to_regclass('pgboss.job') as old from jobs`,
  )
  jobsAfter = { ...moved }
  // Read before the API starts, because its jobs let offers lapse.
  for (const table of unchangedTables) after.set(table, await rowsByTable(table))
  api = await buildApi(readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'false', LOAD_SHEDDING: 'false' }), database)
  drop = async () => {
    await api.app.close()
    await opened.drop()
  }
})

afterAll(() => drop())

test.each(unchangedTables)('keeps every value of %s [LIFE-007, BIZ-008]', (table) => {
  const rows = before.get(table) ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(after.get(table)).toMatchObject(rows.map(withNewNames))
})

test('keeps the day of a move-in, with its invoice and credit note or without any [LIFE-007, WORK-018]', async () => {
  const moved = before.get('leads')?.filter((lead) => lead['moved_in_on'] !== null) ?? []
  const byId = moved.toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1))
  const rows = await rowsOf(
    database.orm,
    sql`select move_ins.family_id, move_ins.community_id, move_ins.moved_in_on::text as day, count(invoices.id)::int as invoices
      from move_ins left join invoices on invoices.move_in_id = move_ins.id group by move_ins.id order by invoices`,
  )
  expect(rows).toEqual(
    byId.map(({ family_id, community_id }, place) => ({
      family_id,
      community_id,
      day: '2026-08-01',
      invoices: place * 2,
    })),
  )
  expect(rows).toHaveLength(2)
})

test('renames stored statuses, kinds, and names [LIFE-007]', async () => {
  const [row] = await rowsOf(
    database.orm,
    sql`select (select status from claims where community_name = 'Birch Court') as claim,
      (select array_agg(distinct status) from community_members where status in ('refused', 'declined')) as members,
      (select kind from one_time_tokens where contact = 'ida@families.example') as token,
      (select value from metadata where name = 'catalog') as catalog,
      (select count(*)::int from jobs where name = 'changed') as old_jobs`,
  )
  expect(row).toEqual({
    claim: 'declined',
    members: ['declined'],
    token: 'verification',
    catalog: 'complete',
    old_jobs: 0,
  })
})

test('renames the license in the records of communities [LIFE-007]', async () => {
  const rows = await rowsOf(
    database.orm,
    sql`select record -> 'license' as license from communities where record ?| array['license', 'licence']`,
  )
  expect(rows).toEqual([{ license: licence }])
})

test('gives communities the prices of their care types that the API would store [LIFE-007, LIST-013]', async () => {
  const rows = await rowsOf(database.orm, sql`select record, care_prices from communities`)
  const stored = rows.map((row) => row['care_prices'])
  const column = communityColumns.indexOf('care_prices')
  const written = rows.map(({ record }) => {
    const community: CommunityRecord = JSON.parse(JSON.stringify(record))
    return community.hidePricing ? [] : [communityCells(community, '', undefined)[column]].flat().map(Number)
  })
  expect(stored.length).toBeGreaterThan(0)
  expect(stored).toEqual(written)
})

/** Returns the images of a stored tile, which lacks its last two braces. */
function imagesIn(tile: unknown): unknown[] {
  const { attributes }: { attributes: { images: unknown[] } } = JSON.parse(`${String(tile)}}}`)
  return attributes.images
}

test('gives communities the tiles and ranks that the API would store, with their houses [LIFE-007, LOOK-004]', async () => {
  const rows = await rowsOf(
    database.orm,
    sql.raw(`select record, tile, rank, id = ${planned} as has_plan from communities`),
  )
  const columns = ['tile', 'rank'].map((name) => communityColumns.findIndex((column) => column === name))
  for (const { record, tile, rank, has_plan } of rows) {
    const community: CommunityRecord = JSON.parse(JSON.stringify(record))
    const cells = communityCells(community, '', undefined)
    const [writtenTile, writtenRank] = columns.map((column) => cells[column])
    // A plan comes back with the next change of its community. Until then, no drawing has the name of a room.
    if (has_plan) expect(imagesIn(tile)).toEqual(imagesIn(writtenTile).slice(0, 1))
    else expect(tile).toBe(writtenTile)
    expect(rank).toBeCloseTo(Number(writtenRank), 4)
  }
})

test('keeps the consent chain intact [LIFE-006, TRUST-001]', async () => {
  const attributes = { email: 'admin@hearthway.example', password: 'a light is on tonight' }
  const login = await api.app.inject({
    method: 'POST',
    url: '/platform/auth/login',
    payload: { data: { type: 'users', attributes } },
  })
  const cookie = [login.headers['set-cookie']].flat().map((value) => String(value).split(';')[0])
  const check = await api.app.inject({ url: '/platform/consents/check', headers: { cookie: cookie.join('; ') } })
  expect(check.json()).toMatchObject({ isUnbroken: true, records: before.get('consents')?.length })
})

test('returns the old version’s response to a request with a used idempotency key [API-006, BIZ-008]', async () => {
  const replays = oldReplays()
  expect(replays).toHaveLength(6)
  for (const { key, body, reply, status } of replays) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/platform/uuid-actions',
      headers: { 'content-type': 'application/vnd.api+json', 'idempotency-key': key },
      payload: body,
    })
    expect([response.statusCode, response.body]).toEqual([status, reply])
  }
})

test('the migration moves waiting jobs to the jobs table [GWZ-118, BIZ-008]', () => {
  expect(jobsBefore).toBeGreaterThan(0)
  expect(jobsAfter).toEqual({ jobs: jobsBefore, old: null })
})
