import type { AttemptContext } from '../../http/attempt-limits'
import type { Queue } from '../../jobs/queue'

/** The collaborators of the trust routes. */
export interface TrustDependencies extends AttemptContext {
  queue: Queue
}
