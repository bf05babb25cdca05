import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Orm } from './database'

const actingPerson = new AsyncLocalStorage<string | undefined>()

/** Runs work. Triggers record the person with the id as the author of the changes in its transactions. [WORK-006, WORK-017] */
export const actAs = <Result>(userId: string, work: () => Result): Result => actingPerson.run(userId, work)

/** Runs work that no person does, such as a background job that a person's request started. */
export const actAsNobody = <Result>(work: () => Result): Result => actingPerson.run(undefined, work)

/** Tells the triggers who acts in a transaction. */
export async function nameActingPerson(tx: Orm): Promise<void> {
  const userId = actingPerson.getStore()
  if (userId !== undefined) await tx.execute(sql`select set_config('hearthway.actor', ${userId}, true)`)
}
