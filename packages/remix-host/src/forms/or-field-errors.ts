import { ApiError } from '@pkg/api-client'
import { type FieldNames, fieldErrors, type Submission } from './field-errors'

/**
 * Waits for a form to be received. Returns the errors of a 409 or a 422 by field.
 *
 * @throws Every other error.
 */
export async function orFieldErrors<Result>(response: Promise<Result>, names: FieldNames): Promise<Submission<Result>> {
  try {
    return { ok: true, result: await response }
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
    return { ok: false, ...fieldErrors(error, names) }
  }
}
