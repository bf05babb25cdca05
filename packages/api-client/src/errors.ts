/** One error of a JSON:API response. */
export interface ErrorObject {
  status: string
  code: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string; header?: string }
  meta?: { current?: { id?: string; attributes?: Record<string, unknown> } }
}

/** Thrown for a response with a status outside 200 to 299. `body` is undefined for 204 and 301. [CLIENT-007] */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: unknown,
  ) {
    super(`The API responded with status ${status}`)
  }

  /** The errors in the response, or an empty list if the body has none. */
  get errors(): ErrorObject[] {
    const { body } = this
    if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return []
    return body.errors.filter(isErrorObject)
  }

  /** The code of the first error, such as `callers-changed`. */
  get code(): string | undefined {
    return this.errors[0]?.code
  }

  /** The attributes of the current record, if a change was based on an earlier version. [WORK-005] */
  get current(): Record<string, unknown> | undefined {
    return this.status === 412 ? this.errors[0]?.meta?.current?.attributes : undefined
  }

  /** Whether the first factor was correct and the account needs a second one in the same browser. Forward the cookies in `headers`. */
  get needsSecondFactor(): boolean {
    return this.status === 401 && this.errors.some(({ code }) => code === 'second-factor-required')
  }
}

/** Thrown if the API can't be reached or doesn't respond in time. */
export class ApiUnreachableError extends Error {
  override name = 'ApiUnreachableError'
}

/** Thrown if a request lacks parameters of its path. [CLIENT-005] */
export class MissingParametersError extends Error {
  override name = 'MissingParametersError'

  constructor(
    path: string,
    readonly missing: readonly string[],
  ) {
    super(`Missing path parameters for ${path}: ${missing.join(', ')}`)
  }
}

function isErrorObject(value: unknown): value is ErrorObject {
  return typeof value === 'object' && value !== null && 'status' in value && 'title' in value
}
