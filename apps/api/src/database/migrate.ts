import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { currentMoment } from './moment'
import { migrationsFolder } from '../migrations-folder'
import { type Database, rowsOf } from './database'

/** Returns the number of migrations. */
export const migrationCount = (): number => readMigrationFiles({ migrationsFolder }).length

/** Reports a database that is being moved, so it’s incomplete. */
class UnfinishedMove extends Error {
  override readonly name = 'UnfinishedMove'

  constructor() {
    super(
      'This database is part of a move that isn’t finished. Run the same `npx hearthway move` command again, and then start the API.',
    )
  }
}

/**
 * Migrates the database to the current schema. Each migration runs once, all in one transaction, and a lock makes other processes wait.
 * Throws when a table stays locked for five seconds, because every reader would wait behind the migration.
 * @throws {UnfinishedMove} when `npx hearthway move` was interrupted. [LIFE-007]
 */
export async function migrate(database: Database): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder })
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727001)`)
    await tx.execute(sql`set local lock_timeout = '5s'`)
    const [move] = await rowsOf(tx, sql`select to_regclass('hearthway_move.tables') is not null as unfinished`)
    if (move?.['unfinished'] === true) throw new UnfinishedMove()
    await tx.execute(sql`create extension if not exists pg_trgm`)
    await tx.execute(
      sql`create table if not exists migrations (hash text primary key, at timestamptz not null default now())`,
    )
    const applied = new Set((await rowsOf(tx, sql`select hash from migrations`)).map((row) => row['hash']))
    for (const file of files.filter(({ hash }) => !applied.has(hash))) {
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash, at) values (${file.hash}, ${currentMoment()})`)
    }
  })
}
