import type { CodeOf, ErrorStatus } from './error-codes'

/** The place of an error in a request. */
export interface ErrorSource {
  /** A JSON pointer into the body. */
  pointer?: string
  /** The name of a query parameter. */
  parameter?: string
  header?: string
}

/** One error of a request. */
export interface ErrorDetail {
  detail: string
  source?: ErrorSource
  /** The current record, for a change that was based on another version. */
  meta?: { current: unknown }
}

/** An error that the client receives as JSON:API errors. */
export class HttpError<Status extends ErrorStatus = ErrorStatus> extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: Status,
    readonly code: CodeOf<Status>,
    readonly title: string,
    readonly details: readonly ErrorDetail[] = [],
  ) {
    super(title)
  }
}

/** 400: the query or document can't be parsed. */
export const badRequest = (details: readonly ErrorDetail[]) =>
  new HttpError(400, 'bad-request', 'Invalid request', details)

/** 401: no one is signed in. */
export const signInRequired = () => new HttpError(401, 'sign-in-required', 'Sign-in required')

/** 403: the person doesn't have permission. */
export const forbidden = (detail: string) => new HttpError(403, 'forbidden', 'Permission denied', [{ detail }])

/** 403: an admin who views the dashboard as someone else only reads. */
export const onlyViews = () =>
  new HttpError(403, 'only-viewing', 'You’re viewing the dashboard as someone else', [
    { detail: 'You can only read meanwhile. Return to your own account to change something' },
  ])

/** 404: the resource doesn't exist, or the person can't see it. */
export const notFound = (kind: string, id: string) =>
  new HttpError(404, 'not-found', `${capitalize(kind)} not found`, [{ detail: `No ${kind} has the ID "${id}"` }])

/** 409: the request conflicts with the resource's current state. */
export const conflict = (code: CodeOf<409>, title: string, details: readonly ErrorDetail[] = []) =>
  new HttpError(409, code, title, details)

/** 422: the document is valid, but some of its values aren't. */
export const unprocessable = (details: readonly ErrorDetail[]) =>
  new HttpError(422, 'unprocessable', 'Validation failed', details)

const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
