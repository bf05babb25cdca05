import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { currentMoment } from './moment'
import { migrationsFolder } from '../migrations-folder'
import { type Database, rowsOf } from './database'

/** Returns the number of migrations. */
export const migrationCount = (): number => readMigrationFiles({ migrationsFolder }).length

/**
 * Migrates the database to the current schema. Each migration runs once, all in one transaction, and a lock makes other processes wait.
 * Throws when a table stays locked for five seconds, because every reader would wait behind the migration.
 */
export async function migrate(database: Database): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder })
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727001)`)
    await tx.execute(sql`set local lock_timeout = '5s'`)
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
