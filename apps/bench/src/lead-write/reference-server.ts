// The reference of a lead's write: node:http, the driver, and one transaction with the rows that a lead of the API leaves behind.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { endWhenAsked, given, port } from '../stage/given'
import type { TableRows } from './lead-rows'

/** The rows of one lead, and what is answered. */
export interface LeadGiven {
  database: string
  lead: TableRows[]
  answer: string
}

const { database, lead, answer } = given<LeadGiven>()
const pool = new pg.Pool({ connectionString: database, max: 20 })
const recorded = JSON.stringify(lead)
/** The ids that the lead itself made, and its address: each new lead has its own. */
const own = [
  ...new Set(lead.flatMap(({ rows }) => rows.flatMap((row) => [row['id'], row['request_id'], row['email']]))),
].filter((value): value is string => typeof value === 'string')

async function write(): Promise<void> {
  const id = (value: string) => (value.includes('@') ? `${randomUUID()}@families.example` : randomUUID())
  const text = own.reduce((changed, value) => changed.replaceAll(value, id(value)), recorded)
  const rows: TableRows[] = JSON.parse(text)
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { table, rows: values } of rows) {
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(values),
      ])
    }
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw problem
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('ready')
    return
  }
  request.resume().once('end', () => {
    write().then(
      () => response.writeHead(201, { 'content-type': 'application/vnd.api+json' }).end(answer),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    )
  })
})
endWhenAsked(server)
process.once('SIGTERM', () => void pool.end())
server.listen(port, '127.0.0.1')
