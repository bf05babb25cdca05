import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import pg from 'pg'
import type { Database } from '../src/database/database'
import { openEmbedded } from '../src/database/embedded'
import { openPostgres } from '../src/database/postgres'
import { databaseUrl } from './run-database'
import { onServer } from './test-run'

const folder = fileURLToPath(new URL('old-versions/2026-11-22/', import.meta.url))
const unpacked = (file: string) => brotliDecompressSync(readFileSync(`${folder}${file}`))

/** A request that was sent to an old version under an idempotency key, and the response it got. */
const Replay = Type.Object({ key: Type.String(), body: Type.String(), reply: Type.String(), status: Type.Number() })

/**
 * Opens a database that the version of November 22, 2026 wrote: 60 communities of the demo data, 16 families with their leads, offers,
 * releases, and consents, four answered state disclosures, and 6 requests that were sent twice under one key. Runs on the engine of the test run.
 */
export async function openOldVersion(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) {
    const database = await openEmbedded('memory', new Blob([unpacked('pglite.tar.br')]))
    return { database, drop: () => database.close() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  const client = new pg.Client({ connectionString: databaseUrl(url, name) })
  await client.connect()
  await client.query(unpacked('postgres.sql.br').toString())
  await client.end()
  const database = openPostgres(databaseUrl(url, name), () => undefined)
  return {
    database,
    async drop() {
      await database.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}

/** Reads the requests that the old version had answered, with its responses. */
export function oldReplays() {
  const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite'
  const replays: unknown = JSON.parse(readFileSync(`${folder}${engine}-replays.json`, 'utf8'))
  Value.Assert(Type.Array(Replay), replays)
  return replays
}
