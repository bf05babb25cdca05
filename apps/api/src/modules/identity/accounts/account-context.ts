import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import type { Settings } from '../../../settings'

/** What the ways to sign in work with. */
export interface Accounts {
  orm: Orm
  queue: Queue
  settings: Pick<Settings, 'sites' | 'oidc' | 'brand' | 'isRateLimited' | 'isPublic' | 'dataDirectory'>
}

/** The site whose page asked, and where its letters lead. */
export type Site = keyof Settings['sites']
