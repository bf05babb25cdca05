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
    if (code === '23503') throw unprocessable([{ detail: 'No resource has this ID', source }])
    if (code === '23505')
      throw conflict('already-exists', 'Already exists', [{ detail: 'This value is already in use', source }])
    throw thrown
  }
}

/** Returns the SQLSTATE and detail of a database error, however deep it's wrapped. */
export function findDatabaseError(thrown: unknown): { code?: string; detail?: string } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  if ('code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)) {
    const detail = 'detail' in thrown && typeof thrown.detail === 'string' ? thrown.detail : ''
    return { code: thrown.code, detail }
  }
  return 'cause' in thrown ? findDatabaseError(thrown.cause) : {}
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
