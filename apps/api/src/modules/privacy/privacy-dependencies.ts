import type { AttemptContext } from '../../http/attempt-limits'
import type { Queue } from '../../jobs/queue'
import type { Settings } from '../../settings'

/** The collaborators of the privacy routes. */
export interface PrivacyDependencies extends AttemptContext {
  queue: Queue
  settings: Pick<Settings, 'isRateLimited' | 'sites' | 'brand' | 'dataDirectory'>
}
