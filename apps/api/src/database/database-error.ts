/** The SQLSTATE codes that the API distinguishes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlState = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  deadlock: '40P01',
} as const

/** Returns the SQLSTATE and detail of a database error, however deep it's wrapped. */
export function findDatabaseError(thrown: unknown): { code?: string; detail?: string } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  if ('code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)) {
    const detail = 'detail' in thrown && typeof thrown.detail === 'string' ? thrown.detail : ''
    return { code: thrown.code, detail }
  }
  return 'cause' in thrown ? findDatabaseError(thrown.cause) : {}
}

/**
 * Runs `work` up to `attempts` times, again only after a database error with this SQLSTATE. `work` must undo what it did before it throws, as
 * a transaction does.
 * @throws What the last run throws.
 */
export async function retryOnDatabaseError<Result>(
  { code, attempts }: { code: string; attempts: number },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    if (attempts <= 1 || findDatabaseError(thrown).code !== code) throw thrown
    return retryOnDatabaseError({ code, attempts: attempts - 1 }, work)
  }
}
