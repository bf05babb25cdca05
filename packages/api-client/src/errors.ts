/** One error of a JSON:API answer: what was wrong, and where. */
export interface ErrorObject {
  status: string
  code: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string; header?: string }
}

/** The API answered with a status outside 200 to 299. `body` is undefined for 204 and 301. [CLIENT-007] */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: unknown,
  ) {
    super(`The API answered ${status}`)
  }

  /** The errors that the API named, or none where it answered something else. */
  get errors(): ErrorObject[] {
    const { body } = this
    if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return []
    return body.errors.filter(isErrorObject)
  }

  /** Whether what was shown is right, and the account wants a second factor in the same browser. Pass the cookies of `headers` on. */
  get needsSecondFactor(): boolean {
    return this.status === 401 && this.errors.some(({ code }) => code === 'second-factor-needed')
  }
}

/** The API could not be reached, or did not answer in time. */
export class ApiUnreachableError extends Error {
  override name = 'ApiUnreachableError'
}

/** A call was made without parameters that its path needs. [CLIENT-005] */
export class MissingParametersError extends Error {
  override name = 'MissingParametersError'

  constructor(
    path: string,
    readonly missing: readonly string[],
  ) {
    super(`${path} needs ${missing.join(', ')}`)
  }
}

function isErrorObject(value: unknown): value is ErrorObject {
  return typeof value === 'object' && value !== null && 'status' in value && 'title' in value
}
