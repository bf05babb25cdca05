import { radiusSql, type StatementText } from '@pkg/api/measured'
import { distanceInMiles, type Point } from '@pkg/domain'
import pg from 'pg'
import { measureInRounds, computeRatio, timedEach } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { growCatalog } from '../environment/grow-catalog'
import { handWrittenSql, withoutIndexSql } from './reference-sql'

const wanted = 50_000
const miles = 25
const perRound = 40
/** Queries per round without an index, since each of them reads every row. */
const slowPerRound = 4

interface Place extends Point {
  id: string
}

/**
 * Compares the search within 25 miles among 50,000 communities: the API's conditions, a statement written by hand on the same index, and one
 * without an index. All of them find the communities that the domain's distance function finds.
 */
export async function radius({ database, centers: count }: { database: string; centers: number }): Promise<Outcome> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    await growCatalog({ script: async (text) => void (await client.query(text)) }, wanted)
    const places = (await client.query<Place>('select id, latitude, longitude from communities where status = 1')).rows
    const centers = randomCenters(places, count)
    const found = await expectEqualResults(client, places, centers)
    const measure = (statementFor: (point: Point) => StatementText, queries: number) => {
      const statements = centers.slice(0, queries).map(statementFor)
      return () => timedEach(queries, (turn) => queryIds(client, statements[turn]))
    }
    const times = await measureInRounds({
      api: measure((point) => radiusSql(point, miles), perRound),
      byHand: measure((point) => handWrittenSql(point, miles), perRound),
      withoutIndex: measure((point) => withoutIndexSql(point, miles), slowPerRound),
    })
    return {
      figures: [
        {
          measured: 'radius of 25 miles, 50,000 rows',
          reference: 'btree box + haversine by hand',
          ratio: computeRatio(times.api, times.byHand),
          target: '≤ 1.1',
        },
        {
          measured: 'radius of 25 miles, 50,000 rows',
          reference: 'brute force, no index',
          ratio: computeRatio(times.api, times.withoutIndex),
        },
      ],
      notes: [
        'median time of a query in a round, statements sent over one connection of the driver',
        `the ids equal those of a brute-force search in JavaScript around ${centers.length.toLocaleString('en-US')} random centers, ${found.toLocaleString('en-US')} ids in all`,
      ],
    }
  } finally {
    await client.end()
  }
}

/** Returns points a few miles from random communities, in towns and in rural areas. They're the same on every run. */
function randomCenters(places: Place[], count: number): Point[] {
  const next = randomNumbers(20_261_121)
  return Array.from({ length: count }, () => {
    const place = places[Math.floor(next() * places.length)]
    if (!place) throw new Error('The catalog is empty')
    return { latitude: place.latitude + (next() - 0.5) * 2, longitude: place.longitude + (next() - 0.5) * 2 }
  })
}

/** A linear congruential generator, good enough to scatter points. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Expects all statements to find what brute force finds, and returns the number of ids.
 *
 * @throws When a statement finds other communities.
 */
async function expectEqualResults(client: pg.Client, places: Place[], centers: Point[]): Promise<number> {
  let found = 0
  for (const [turn, center] of centers.entries()) {
    const truth = places.filter((place) => distanceInMiles(center, place) <= miles).map(({ id }) => id)
    const statements = [radiusSql(center, miles)]
    if (turn < perRound) statements.push(handWrittenSql(center, miles))
    if (turn < slowPerRound) statements.push(withoutIndexSql(center, miles))
    const expected = truth.sort().join()
    for (const statement of statements) {
      const ids = await queryIds(client, statement)
      if (ids.sort().join() !== expected)
        throw new Error(`The ids differ from brute force around ${JSON.stringify(center)}`)
    }
    found += truth.length
  }
  return found
}

async function queryIds(client: pg.Client, statement: StatementText | undefined): Promise<string[]> {
  if (!statement) throw new Error('A round has more queries than centers')
  const { rows } = await client.query<[id: string]>({ text: statement.sql, values: statement.params, rowMode: 'array' })
  return rows.map(([id]) => id)
}
