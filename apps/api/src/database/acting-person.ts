import { AsyncLocalStorage } from 'node:async_hooks'

const actingPerson = new AsyncLocalStorage<string | undefined>()

/** Runs work. Triggers record the person with the id as the author of the changes in its transactions. [WORK-006, WORK-017] */
export const actAs = <Result>(userId: string, work: () => Result): Result => actingPerson.run(userId, work)

/** Runs work that no person does, such as a background job that a person's request started. */
export const actAsNobody = <Result>(work: () => Result): Result => actingPerson.run(undefined, work)

/** Returns the id of the person who acts, if one does. */
export const actingPersonId = (): string | undefined => actingPerson.getStore()
