import type { CodeOf } from './error-codes'
import { HttpError, type ErrorSource } from './errors'

/** 403: the page's site can't use the partner key. */
export function originNotAllowed(origin: string | undefined): HttpError {
  const detail =
    origin === undefined
      ? 'Partner keys work only in browsers, which send an Origin header. This request has none.'
      : `${origin} isn't a site of this partner key. Ask us to add it, or use the key on one of its sites.`
  return pageNotAllowed('partner-origin-not-allowed', detail, { header: 'Origin' })
}

/** 403: a partner's page can use only the endpoints that the wizard needs. */
export const notForPartners = () =>
  pageNotAllowed('not-for-partners', 'A partner key works only for the endpoints that the wizard needs.', partnerHeader)

/** The header with the partner key. */
export const partnerHeader = { header: 'X-Partner-Key' }

/** 403: the page can't send this request. */
export function pageNotAllowed(code: CodeOf<403>, detail: string, source: ErrorSource): HttpError {
  return new HttpError(403, code, 'Page not allowed', [{ detail, source }])
}
