// The reference of the communities list: Fastify, the driver, and the API's own statements.
import Fastify from 'fastify'
import pg from 'pg'
import { port, readInput } from '../environment/bench-input'
import { joinTiles, type TileRow } from './join-tiles'

/** The statements with their values, and the parts of the response without rows. */
export interface ListInput {
  database: string
  totals: { sql: string; params: unknown[] }
  rows: { sql: string; params: unknown[] }
  links: unknown
}

const { database, totals, rows, links } = readInput<ListInput>()
// The statements select expressions without names, so rows come as arrays.
const pool = new pg.Pool({ connectionString: database, max: 20 })
const app = Fastify({ forceCloseConnections: true })
app.get('/', () => 'ready')
app.get('/marketplace/communities', async (_, reply) => {
  const [counts, page] = await Promise.all([
    pool.query<[total: string, paying: number]>({ text: totals.sql, values: totals.params, rowMode: 'array' }),
    pool.query<TileRow>({ text: rows.sql, values: rows.params, rowMode: 'array' }),
  ])
  const [total = '0', paying = 0] = counts.rows[0] ?? []
  const meta = `{"total":${total},"paying":${paying}}`
  return reply
    .type('application/vnd.api+json')
    .send(Buffer.from(`{"links":${JSON.stringify(links)},"meta":${meta},"data":[${joinTiles(page.rows, undefined)}]}`))
})
app.addHook('onClose', () => pool.end())
process.once('SIGTERM', () => void app.close())
await app.listen({ port, host: '127.0.0.1' })
