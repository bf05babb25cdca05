import type { Orm } from '@pkg/api/database'

/** The error that rolls back the transaction of a dry run. */
class DryRunRollback extends Error {
  override readonly name = 'DryRunRollback'
}

/** Runs an import in a transaction, takes everything back, and returns its result. */
export async function rehearse<Result>(orm: Orm, run: (tx: Orm) => Promise<Result>): Promise<Result> {
  const finished: { result?: Result } = {}
  try {
    await orm.transaction(async (tx) => {
      finished.result = await run(tx)
      throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  if (finished.result === undefined) throw new Error('The dry run returned no result')
  return finished.result
}
