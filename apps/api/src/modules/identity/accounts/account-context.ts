import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import type { Settings } from '../../../settings'

/** The dependencies of the account services. */
export interface Accounts {
  orm: Orm
  queue: Queue
  settings: Pick<
    Settings,
    'sites' | 'oidc' | 'brand' | 'isRateLimited' | 'isPublic' | 'dataDirectory' | 'minutesToRespond' | 'isPhoneOptional'
  >
}

/** The site that sent the request, and that links in emails open. */
export type Site = keyof Settings['sites']
