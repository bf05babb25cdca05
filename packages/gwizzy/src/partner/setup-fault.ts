import { ApiError } from '@pkg/api-client'
import type { WizardOptions } from './wizard-options'

/** Why the wizard can't start on a page: the code of `gwizzy-error`. [GUEST-012] */
export type SetupFault =
  | 'missing-community'
  | 'unknown-community'
  | 'missing-key'
  | 'unknown-key'
  | 'foreign-site'
  | 'unreachable'

/** The codes of the API's errors that a page's setup causes. */
const faultsByCode: Readonly<Record<string, SetupFault>> = {
  'unknown-partner-key': 'unknown-key',
  'revoked-partner-key': 'unknown-key',
  'partner-origin-not-allowed': 'foreign-site',
}

/**
 * Returns why the community couldn't be read. A browser hides the API's answer from a site that may not use it, so whether the API responded to
 * anyone else (`isReachable`) tells a foreign site from an API that is down.
 */
export function findFault(error: unknown, options: WizardOptions, isReachable: boolean): SetupFault {
  if (options.community === '') return 'missing-community'
  if (error === undefined) return 'unreachable'
  if (error instanceof ApiError) {
    if (error.status === 404) return 'unknown-community'
    return faultsByCode[error.code ?? ''] ?? 'unreachable'
  }
  if (!isReachable || isTimeout(error)) return 'unreachable'
  return options.partnerKey === undefined ? 'missing-key' : 'foreign-site'
}

const isTimeout = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'TimeoutError'

/** Returns what the developer of the page can do about a fault, for the console. */
export function explainFault(fault: SetupFault, { api, community }: WizardOptions): string {
  switch (fault) {
    case 'missing-community':
      return 'No community is set. Set "community" to the slug of a community.'
    case 'unknown-community':
      return `${api} has no community "${community}". Set "community" to the slug of one that is listed.`
    case 'missing-key':
      return 'No partner key is set. Pages of other sites than the API’s own need one.'
    case 'unknown-key':
      return 'The partner key is unknown or was revoked. Compare it with the key that you received.'
    case 'foreign-site':
      return `${window.location.origin} isn’t a site of the partner key. Ask the operator to add it.`
    case 'unreachable':
      return `No response from ${api}. Check the address and the page’s content security policy, and whether the API is up.`
  }
}
