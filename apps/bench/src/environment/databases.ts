import { startPostgres } from '@pkg/scripts/postgres'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { growCatalog } from './grow-catalog'
import type { Environment } from './environment'

/** A PostgreSQL server with the databases of one run. */
class Databases {
  readonly #environment: Environment
  readonly #server: string

  constructor(environment: Environment, server: string) {
    this.#environment = environment
    this.#server = server
  }

  /** Creates a database, empty or as a copy of one without connections, and returns its URL. */
  async create(template?: string): Promise<string> {
    const name = `hearthway_bench_${randomUUID().replaceAll('-', '')}`
    await this.#execute(`create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`)
    this.#environment.onEnd(() => this.#execute(`drop database ${name} with (force)`))
    const address = new URL(this.#server)
    address.pathname = `/${name}`
    return address.href
  }

  async #execute(statement: string): Promise<void> {
    const client = new pg.Client(this.#server)
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}

/** PostgreSQL databases with the demo catalog. */
export interface FilledDatabases {
  /** For benchmarks that only read. */
  catalog: string
  /** For a benchmark that changes it. */
  spare: string
  /** Creates one with a number of communities. The catalog must have no connections. */
  ofSize(wanted: number): Promise<string>
}

/** Seeds a catalog, and copies it. */
export async function fillDatabases(environment: Environment): Promise<FilledDatabases> {
  const databases = await openDatabases(environment)
  const catalog = await databases.create()
  const filler = await environment.api({ database: catalog })
  await filler.end()
  return {
    catalog,
    spare: await databases.create(catalog),
    async ofSize(wanted) {
      const database = await databases.create(catalog)
      const client = new pg.Client(database)
      await client.connect()
      try {
        // Families sent requests to some communities, so extra ones are hidden instead of deleted.
        await client.query(
          'update communities set status = -1 where id not in (select id from communities order by md5(id) limit $1)',
          [wanted],
        )
        await growCatalog({ script: async (text) => void (await client.query(text)) }, wanted)
      } finally {
        await client.end()
      }
      return database
    },
  }
}

async function openDatabases(environment: Environment): Promise<Databases> {
  const server = await startPostgres()
  environment.onEnd(() => server.stop())
  return new Databases(environment, server.url)
}
