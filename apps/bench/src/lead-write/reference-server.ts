// The reference of a lead: node:http, the driver, and one transaction with the rows that the API's lead created.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { port, readInput, stopOnSignal } from '../environment/bench-input'
import type { TableRows } from './lead-rows'

/** The rows of one lead, and the response. */
export interface LeadInput {
  database: string
  lead: TableRows[]
  answer: string
}

const { database, lead, answer } = readInput<LeadInput>()
const pool = new pg.Pool({ connectionString: database, max: 20 })
const recorded = JSON.stringify(lead)
/** The lead's ids and email address, which each new lead replaces. */
const uniqueValues = [
  ...new Set(lead.flatMap(({ rows }) => rows.flatMap((row) => [row['id'], row['request_id'], row['email']]))),
].filter((value): value is string => typeof value === 'string')

async function write(): Promise<void> {
  const id = (value: string) => (value.includes('@') ? `${randomUUID()}@families.example` : randomUUID())
  const text = uniqueValues.reduce((changed, value) => changed.replaceAll(value, id(value)), recorded)
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
  } catch (error) {
    await client.query('rollback')
    throw error
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
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
stopOnSignal(server)
process.once('SIGTERM', () => void pool.end())
server.listen(port, '127.0.0.1')
