import type { CodeOf, ProblemStatus } from './problem-codes'

/** Where in a request a problem lies. */
export interface ProblemSource {
  /** JSON pointer into the body. */
  pointer?: string
  /** Name of a query parameter. */
  parameter?: string
  header?: string
}

/** One thing that is wrong with a request. */
export interface ProblemDetail {
  detail: string
  source?: ProblemSource
}

/** A refusal that the caller is told about, as JSON:API errors. */
export class HttpError<Status extends ProblemStatus = ProblemStatus> extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: Status,
    readonly code: CodeOf<Status>,
    readonly title: string,
    readonly details: readonly ProblemDetail[] = [],
  ) {
    super(title)
  }
}

/** 400: the query or the document cannot be read. */
export const badRequest = (details: readonly ProblemDetail[]) =>
  new HttpError(400, 'bad-request', 'The request cannot be read', details)

/** 401: nobody is signed in. */
export const signInNeeded = () => new HttpError(401, 'sign-in-needed', 'Please sign in first')

/** 403: this person may not do this. */
export const forbidden = (detail: string) => new HttpError(403, 'forbidden', 'This is not allowed', [{ detail }])

/** 404: there is no such thing, or the person may not know of it. */
export const notFound = (kind: string, id: string) =>
  new HttpError(404, 'not-found', `There is no ${kind} with this id`, [{ detail: `No ${kind} "${id}"` }])

/** 409: the state of things does not allow it. */
export const conflict = (code: CodeOf<409>, title: string, details: readonly ProblemDetail[] = []) =>
  new HttpError(409, code, title, details)

/** 422: the document can be read, but values in it cannot be accepted. */
export const unprocessable = (details: readonly ProblemDetail[]) =>
  new HttpError(422, 'unprocessable', 'Some values cannot be accepted', details)
