import { listingSorts, type ListingQuery, parseListingQuery } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { boundSql, rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { insertGenerated } from '../../../../testing/generated-communities'
import { listingSql } from './statement-text-store'
import { pinsStatement } from './map-pin-store'
import { insightsStatement } from './search-insights-store'

const api = apiUnderTest()
const rowCount = 12_000

beforeAll(async () => {
  await api.database.orm.execute(insertGenerated(rowCount))
  await api.database.script('vacuum analyze communities')
})

const queryOf = (text: string): ListingQuery => {
  const query = parseListingQuery(new URLSearchParams(text))
  if (!query.ok) throw new Error(JSON.stringify(query.errors))
  return query.value
}

/** Returns the tables that a plan reads completely. */
async function readThroughout(statement: SQL): Promise<string[]> {
  const [row] = await rowsOf(api.database.orm, sql`explain (format json) ${statement}`)
  const plan = JSON.stringify(row?.['QUERY PLAN'])
  return [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(([, table]) => table ?? '')
}

const filters = [
  'state=CO',
  'state=CO&city=City 7',
  'filter[county]=County 7&state=CO',
  'filter[region]=midwest',
  'filter[address]=4711 Elm',
  'filter[name]=sunrise 471',
  'filter[id]=made-17,made-18',
  'filter[geo]=40,-105,25',
  'geometry=39,-106,41,-104',
  'geometry=39,-106;41,-106;41,-104',
  'toc=memory-care&state=TX',
  'filter[care-services]=memory-care,care-home&state=TX',
  'size=small&state=TX',
  'starting-rate=le:2500&state=TX',
  'starting-rate=ge:6000',
  'toc=memory-care&starting-rate=le:2500&state=TX',
  'rating=ge:9&state=TX',
  'only=open-rooms&state=TX',
  'only=recent-prices&state=TX',
  'only=no-referral-fee&state=TX',
  'filter[hasWifi]=true&state=TX',
  'filter[hasWifi]=false&state=TX',
  'filter[hasBathingAssistance]=true',
]

test.each([
  ...filters,
  '',
  'toc=memory-care',
  'rating=ge:9',
  'only=recent-prices',
  'size=medium',
  'pays=medicaid',
  'stays=le:3000',
  'only=weekend-staffing',
  'filter[hasWifi]=true',
  'filter[hasWifi]=false',
])(
  'the page and the count of "%s" come from an index [API-019, LIST-005, LIST-006, LIST-007, LIST-008, LIST-009, LIST-010, LIST-012, LIST-013, LIST-014, FIND-006]',
  async (text) => {
    const { rows, totals } = listingSql(queryOf(text))
    for (const { sql: statement, params } of [rows, totals]) {
      expect(await readThroughout(boundSql(statement, params))).not.toContain('communities')
    }
  },
)

test.each(listingSorts)('sorts by %s with an index, in the country and in a state [LIST-002]', async (sort) => {
  const near = sort === 'distance' ? '&filter[geo]=40,-105,60' : ''
  for (const text of [`sort=${sort}${near}`, `sort=${sort}&state=TX${near}`, `sort=${sort}&toc=memory-care${near}`]) {
    const { rows } = listingSql(queryOf(text))
    expect(await readThroughout(boundSql(rows.sql, rows.params))).not.toContain('communities')
  }
})

test.each(filters)('reads the pins and counts of "%s" from an index [API-028]', async (text) => {
  for (const zoom of [5, 15, undefined]) {
    expect(await readThroughout(pinsStatement(queryOf(text), zoom))).not.toContain('communities')
  }
  expect(await readThroughout(insightsStatement(queryOf(text)))).not.toContain('communities')
})

test('counts the whole country in an index only, without the tiles [API-028]', async () => {
  for (const text of ['', 'toc=memory-care', 'filter[hasWifi]=true&size=small']) {
    expect(await readThroughout(insightsStatement(queryOf(text)))).not.toContain('communities')
  }
})

test('notices when a plan reads a whole table [API-028]', async () => {
  expect(await readThroughout(sql`select count(*) from communities where tile like '%x%'`)).toEqual(['communities'])
})
