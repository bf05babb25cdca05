// The reference of search and map: node:http, the driver, and the API's own statements.
import { createServer } from 'node:http'
import pg from 'pg'
import { joinTiles, type TileRow } from '../list-call/join-tiles'
import { port, readInput, stopOnSignal } from '../environment/bench-input'

/** An SQL statement of the API with its values. */
interface Statement {
  sql: string
  params: unknown[]
}

/** The response to each path: a page of tiles, the row of a statement, or a recorded text. */
export interface GrowthInput {
  database: string
  tiles: Record<string, { totals: Statement; rows: Statement; head: string; care?: string }>
  rows: Record<string, { statement: Statement; care: readonly string[] }>
  /** Statements to run in sequence, and the response. */
  reads: Record<string, { statements: Statement[]; answer: string }>
}

const { database, tiles, rows, reads } = readInput<GrowthInput>()
const pool = new pg.Pool({ connectionString: database, max: 20 })
const query = <Row extends unknown[]>({ sql, params }: Statement) =>
  pool.query<Row>({ text: sql, values: params, rowMode: 'array' })

async function respond(path: string): Promise<string | undefined> {
  const list = tiles[path]
  if (list) {
    const [counts, page] = await Promise.all([
      query<[total: number, paying: number]>(list.totals),
      query<TileRow>(list.rows),
    ])
    const [total = 0, paying = 0] = counts.rows[0] ?? []
    return `${list.head}"meta":{"total":${total},"paying":${paying}},"data":[${joinTiles(page.rows, list.care)}]}`
  }
  const read = reads[path]
  if (read) {
    for (const statement of read.statements) await query(statement)
    return read.answer
  }
  const one = rows[path]
  if (!one) return undefined
  const { rows: found } = await query<[total: number, pins: unknown, clusters: unknown]>(one.statement)
  const [total = 0, pins = [], clusters = []] = found[0] ?? []
  return JSON.stringify({ total, care: one.care, pins, clusters })
}

const server = createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/') {
    response.end('ready')
    return
  }
  respond(path).then(
    (text) => response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
stopOnSignal(server)
process.once('SIGTERM', () => void pool.end())
server.listen(port, '127.0.0.1')
