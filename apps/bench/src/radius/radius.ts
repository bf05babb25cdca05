import { radiusSql, type StatementText } from '@pkg/api/measured'
import { distanceInMiles, type Point } from '@pkg/domain'
import pg from 'pg'
import { inRounds, ratioOf, timedEach } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { growCatalogue } from '../stage/grow-catalogue'
import { handWrittenSql, withoutIndexSql } from './reference-sql'

const wanted = 50_000
const miles = 25
const perRound = 40
/** Without an index every query reads every row, so fewer of them make a round. */
const slowPerRound = 4

interface Place extends Point {
  id: string
}

/**
 * Everything within 25 miles among 50,000 communities: the API's conditions against a statement written by hand on the
 * same index, and against one that no index helps. The ids found are those that the domain's own distance finds.
 */
export async function radius({ database, centres: count }: { database: string; centres: number }): Promise<Outcome> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    await growCatalogue(client, wanted)
    const places = (await client.query<Place>('select id, latitude, longitude from communities where status = 1')).rows
    const centres = randomCentres(places, count)
    const found = await expectEqualResults(client, places, centres)
    const ask = (statementOf: (point: Point) => StatementText, queries: number) => {
      const statements = centres.slice(0, queries).map(statementOf)
      return () => timedEach(queries, (turn) => idsOf(client, statements[turn]))
    }
    const times = await inRounds({
      api: ask((point) => radiusSql(point, miles), perRound),
      byHand: ask((point) => handWrittenSql(point, miles), perRound),
      withoutIndex: ask((point) => withoutIndexSql(point, miles), slowPerRound),
    })
    return {
      figures: [
        {
          measured: 'radius of 25 miles, 50,000 rows',
          reference: 'btree box + haversine by hand',
          ratio: ratioOf(times.api, times.byHand),
          target: '≤ 1.1',
        },
        {
          measured: 'radius of 25 miles, 50,000 rows',
          reference: 'brute force, no index',
          ratio: ratioOf(times.api, times.withoutIndex),
        },
      ],
      notes: [
        'median time of a query in a round, statements sent over one connection of the driver',
        `the ids equal brute force in JavaScript around ${centres.length.toLocaleString('en-US')} random centres, ${found.toLocaleString('en-US')} ids in all`,
      ],
    }
  } finally {
    await client.end()
  }
}

/** Around random communities, some miles off, so that towns and empty land both occur. The same on every run. */
function randomCentres(places: Place[], count: number): Point[] {
  const next = randomNumbers(20_261_121)
  return Array.from({ length: count }, () => {
    const place = places[Math.floor(next() * places.length)]
    if (!place) throw new Error('The catalogue is empty')
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

/** Both statements with an index must find what brute force finds, and brute force must not use an index. */
async function expectEqualResults(client: pg.Client, places: Place[], centres: Point[]): Promise<number> {
  let found = 0
  for (const [turn, centre] of centres.entries()) {
    const truth = places.filter((place) => distanceInMiles(centre, place) <= miles).map(({ id }) => id)
    const statements = [radiusSql(centre, miles)]
    if (turn < perRound) statements.push(handWrittenSql(centre, miles))
    if (turn < slowPerRound) statements.push(withoutIndexSql(centre, miles))
    const expected = truth.sort().join()
    for (const statement of statements) {
      const ids = await idsOf(client, statement)
      if (ids.sort().join() !== expected) throw new Error(`Other ids than brute force around ${JSON.stringify(centre)}`)
    }
    found += truth.length
  }
  return found
}

async function idsOf(client: pg.Client, statement: StatementText | undefined): Promise<string[]> {
  if (!statement) throw new Error('A round asks more queries than there are centres')
  const { rows } = await client.query<[id: string]>({ text: statement.sql, values: statement.params, rowMode: 'array' })
  return rows.map(([id]) => id)
}
