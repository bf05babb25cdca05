import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import type { Database } from './database'
import { openPostgres } from './postgres'

let server: TestPostgres
let database: Database

beforeAll(async () => {
  server = await startTestPostgres()
  database = openPostgres(server.url, () => undefined)
  await database.script('create table rows (id int primary key, count int); insert into rows values (1, 0), (2, 0)')
})

afterAll(async () => {
  await database.close()
  await server.stop()
})

test('completes two transactions that lock the same rows in opposite orders [BIZ-008]', async () => {
  const locked = new Set<number>()
  let runs = 0
  const increment = (first: number, second: number) =>
    database.orm.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`update rows set count = count + 1 where id = ${first}`)
      locked.add(first)
      await expect.poll(() => locked.size).toBe(2)
      await tx.execute(sql`update rows set count = count + 1 where id = ${second}`)
    })
  await Promise.all([increment(1, 2), increment(2, 1)])
  const { rows } = Object(await database.orm.execute(sql`select count from rows order by id`))
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
  // On a busy machine, the first rerun can lock its row before the other transaction wakes up, and so meet a deadlock again.
  expect(runs).toBeGreaterThan(2)
})
