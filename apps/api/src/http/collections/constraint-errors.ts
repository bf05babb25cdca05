import { findDatabaseError, sqlState } from '../../database/database-error'
import { conflict, unprocessable } from '../errors'

/**
 * Runs a write, and turns constraint violations into errors.
 * @throws {HttpError} 422 for a reference to a missing row, 409 for a unique value that is in use
 */
export async function mapConstraintErrors<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (thrown) {
    const { code, detail = '' } = findDatabaseError(thrown)
    const attribute = camelCase(/\(([a-z_0-9]+)/.exec(detail)?.[1] ?? '')
    const source = { pointer: `/data/attributes/${attribute}` }
    if (code === sqlState.foreignKeyViolation) throw unprocessable([{ detail: 'No resource has this ID', source }])
    if (code === sqlState.uniqueViolation)
      throw conflict('already-exists', 'Already exists', [{ detail: 'This value is already in use', source }])
    throw thrown
  }
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
