import { conflict, unprocessable } from '../problems'

/**
 * Runs a write and tells what the database refuses: 422 naming the attribute that points to nothing, 409 for what is there already.
 */
export async function mapConstraintErrors<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (thrown) {
    const { code, detail = '' } = refusalOf(thrown)
    const attribute = camelCase(/\(([a-z_0-9]+)/.exec(detail)?.[1] ?? '')
    const source = { pointer: `/data/attributes/${attribute}` }
    if (code === '23503') throw unprocessable([{ detail: 'There is nothing with this id', source }])
    if (code === '23505')
      throw conflict('already-there', 'There is one already', [{ detail: 'This value is taken', source }])
    throw thrown
  }
}

/** SQLSTATE and detail of what the database threw, however deep the layers above have wrapped it. */
export function refusalOf(thrown: unknown): { code?: string; detail?: string } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  if ('code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)) {
    const detail = 'detail' in thrown && typeof thrown.detail === 'string' ? thrown.detail : ''
    return { code: thrown.code, detail }
  }
  return 'cause' in thrown ? refusalOf(thrown.cause) : {}
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
