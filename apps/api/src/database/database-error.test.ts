import { expect, test, vi } from 'vitest'
import { retryOnDatabaseError, sqlState } from './database-error'

/** A database error as Drizzle wraps it. */
const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })
const taken = { code: sqlState.uniqueViolation, attempts: 3 }

test('runs again after the expected error until it succeeds [BIZ-008]', async () => {
  const work = vi
    .fn(() => Promise.resolve('saved'))
    .mockRejectedValueOnce(failure('23505'))
    .mockRejectedValueOnce(failure('23505'))
  await expect(retryOnDatabaseError(taken, work)).resolves.toBe('saved')
  expect(work).toHaveBeenCalledTimes(3)
})

test('gives up after its attempts with the last error [BIZ-008]', async () => {
  const work = vi.fn(() => Promise.reject(failure('23505')))
  await expect(retryOnDatabaseError(taken, work)).rejects.toThrow('Failed query')
  expect(work).toHaveBeenCalledTimes(3)
})

test.each([failure('23503'), new Error('Something else')])(
  'runs once when the error is %s [BIZ-008]',
  async (error) => {
    const work = vi.fn(() => Promise.reject(error))
    await expect(retryOnDatabaseError(taken, work)).rejects.toBe(error)
    expect(work).toHaveBeenCalledTimes(1)
  },
)
