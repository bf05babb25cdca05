import type { CodeOf } from './problem-codes'
import { HttpError, type ProblemSource } from './problems'

/** 403: pages of this site may not use the key, or no key at all. */
export function foreignSite(origin: string | undefined): HttpError {
  const detail =
    origin === undefined
      ? 'A partner key is for web pages, whose browser names their site in the Origin header. This request has none.'
      : `${origin} is not among the sites of this partner key. Ask for it to be added, or use the key on its own site.`
  return refusedPage('foreign-site', detail, { header: 'Origin' })
}

/** 403: a partner's page may make the calls of a wizard alone. */
export const notForPartners = () =>
  refusedPage('not-for-partners', 'A partner key opens the calls that the wizard makes, and no others.', partnerHeader)

/** The header that a partner key comes in. */
export const partnerHeader = { header: 'X-Partner-Key' }

/** 403: a page that may not send this request. */
export function refusedPage(code: CodeOf<403>, detail: string, source: ProblemSource): HttpError {
  return new HttpError(403, code, 'This page may not call here', [{ detail, source }])
}
