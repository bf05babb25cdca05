import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { migrationsFolder } from '../migrations-folder'
import { type Database, rowsOf } from './database'

/** How many migrations a database has that is up to date. */
export const migrationCount = (): number => readMigrationFiles({ migrationsFolder }).length

/**
 * Brings the database to the newest shape. Migrations are the files that `drizzle-kit generate` wrote; each runs once,
 * all in one transaction, under a lock that makes a second process wait. Throws when a table stays locked by others for
 * five seconds: whoever reads it would queue behind us.
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
    const done = new Set((await rowsOf(tx, sql`select hash from migrations`)).map((row) => row['hash']))
    for (const file of files.filter(({ hash }) => !done.has(hash))) {
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash) values (${file.hash})`)
    }
  })
}
