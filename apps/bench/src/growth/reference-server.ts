// The reference of search and map: node:http, the driver, and the statements that the API itself sends.
import { createServer } from 'node:http'
import pg from 'pg'
import { endWhenAsked, given, port } from '../stage/given'

/** A statement with its values, as the API writes it. */
interface Statement {
  sql: string
  params: unknown[]
}

/** What each path answers: a page of tiles, or the one row of a statement. */
export interface GrowthGiven {
  database: string
  tiles: Record<string, { totals: Statement; rows: Statement; head: string }>
  rows: Record<string, { statement: Statement; care: readonly string[] }>
  /** Statements one after another, and what is answered. */
  reads: Record<string, { statements: Statement[]; answer: string }>
}

const { database, tiles, rows, reads } = given<GrowthGiven>()
const pool = new pg.Pool({ connectionString: database, max: 20 })
const ask = <Row extends unknown[]>({ sql, params }: Statement) =>
  pool.query<Row>({ text: sql, values: params, rowMode: 'array' })

async function answerOf(path: string): Promise<string | undefined> {
  const list = tiles[path]
  if (list) {
    const [counts, page] = await Promise.all([
      ask<[total: number, paying: number]>(list.totals),
      ask<[tile: string, distance: number | null]>(list.rows),
    ])
    const [total = 0, paying = 0] = counts.rows[0] ?? []
    const data = page.rows.map(([tile, distance]) =>
      distance === null ? `${tile}}}` : `${tile},"distance":${distance.toFixed(1)}}}`,
    )
    return `${list.head}"meta":{"total":${total},"paying":${paying}},"data":[${data.join(',')}]}`
  }
  const read = reads[path]
  if (read) {
    for (const statement of read.statements) await ask(statement)
    return read.answer
  }
  const one = rows[path]
  if (!one) return undefined
  const { rows: found } = await ask<[total: number, pins: unknown, clusters: unknown]>(one.statement)
  const [total = 0, pins = [], clusters = []] = found[0] ?? []
  return JSON.stringify({ total, care: one.care, pins, clusters })
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/') {
    response.end('ready')
    return
  }
  answerOf(path).then(
    (text) => response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(text),
    (problem: unknown) => response.writeHead(500).end(String(problem)),
  )
})
endWhenAsked(server)
process.once('SIGTERM', () => void pool.end())
server.listen(port, '127.0.0.1')
