import { startPostgres } from '@pkg/scripts/postgres'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { growCatalogue } from './grow-catalogue'
import type { Stage } from './stage'

/** A PostgreSQL server on which a run makes databases of its own. */
class Databases {
  readonly #stage: Stage
  readonly #server: string

  constructor(stage: Stage, server: string) {
    this.#stage = stage
    this.#server = server
  }

  /** Makes a database, empty or as a copy of one that nobody is connected to, and gives its address. */
  async make(template?: string): Promise<string> {
    const name = `hearthway_bench_${randomUUID().replaceAll('-', '')}`
    await this.#say(`create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`)
    this.#stage.onEnd(() => this.#say(`drop database ${name} with (force)`))
    const address = new URL(this.#server)
    address.pathname = `/${name}`
    return address.href
  }

  async #say(statement: string): Promise<void> {
    const client = new pg.Client(this.#server)
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}

/** PostgreSQL databases with the catalogue that the API fills in. */
export interface FilledDatabases {
  /** To read. */
  catalogue: string
  /** For a benchmark that changes it. */
  spare: string
  /** Makes one of as many communities as wanted, of the catalogue as long as nobody is connected to it. */
  ofSize(wanted: number): Promise<string>
}

/** Fills a catalogue by the API itself, and copies it. */
export async function filledDatabases(stage: Stage): Promise<FilledDatabases> {
  const databases = await openDatabases(stage)
  const catalogue = await databases.make()
  const filler = await stage.api({ database: catalogue })
  await filler.end()
  return {
    catalogue,
    spare: await databases.make(catalogue),
    async ofSize(wanted) {
      const database = await databases.make(catalogue)
      const client = new pg.Client(database)
      await client.connect()
      try {
        // Families ask some of them, so those that are too many leave the site instead of the table.
        await client.query(
          'update communities set status = -1 where id not in (select id from communities order by md5(id) limit $1)',
          [wanted],
        )
        await growCatalogue(client, wanted)
      } finally {
        await client.end()
      }
      return database
    },
  }
}

async function openDatabases(stage: Stage): Promise<Databases> {
  const server = await startPostgres()
  stage.onEnd(() => server.stop())
  return new Databases(stage, server.url)
}
