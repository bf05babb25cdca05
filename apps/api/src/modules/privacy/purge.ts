import type { Orm } from '../../database/database'
import { deleteExpiredAttempts } from '../../http/attempt-limits'
import { replaySeconds } from '../../http/idempotency'
import { anonymousSeconds } from '../../http/person'
import { startWorkerLoop, type WorkerLoop } from '../../jobs/worker-loop'
import { deleteUnconfirmedAlerts } from '../alerts'
import { deleteBulkActionsBefore } from '../bulk-actions'
import { deleteCallLinksBefore } from '../calls'
import { deleteCollectionLinksBefore, deletePriceLinksBefore } from '../catalog'
import { deleteExpiredTokens } from '../identity'
import { deleteAnonymousSavesBefore, deleteAnonymousSharesBefore } from '../saves'
import { deleteTourLinksBefore } from '../tours'
import { deleteLinksExpiredBefore, deleteReplaysBefore, deleteUnfinishedBefore } from './purge-store'

const day = 24 * 3600
/** Seconds that an unfinished request stays. It has answers and no contact info. */
const unfinishedSeconds = 30 * day
/** Seconds that staff see what was opened through a link to a collection after it ended. */
const collectionLinkSeconds = 90 * day
const secondsBetweenPurges = 3600

/** Deletes what is kept only for a while: unfinished requests, search alerts that were never turned on, what forgotten browsers saved, stored responses, bulk actions, links to collections, and expired links, codes, and limits. [TRUTH-012] */
export async function purgeExpired(orm: Orm, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await deleteUnfinishedBefore(orm, ago(unfinishedSeconds))
  // The browsers' ids have expired by then, so no one can see or remove these saves and shared lists.
  await deleteAnonymousSavesBefore(orm, ago(anonymousSeconds))
  await deleteAnonymousSharesBefore(orm, ago(anonymousSeconds))
  await deleteReplaysBefore(orm, ago(replaySeconds))
  await deleteLinksExpiredBefore(orm, now)
  await deleteTourLinksBefore(orm, now)
  await deleteCallLinksBefore(orm, now)
  await deleteCollectionLinksBefore(orm, ago(collectionLinkSeconds))
  // As long as prices can be too old for a reminder, the link says that the person had one.
  await deletePriceLinksBefore(orm, ago(60 * day))
  await deleteUnconfirmedAlerts(orm, now)
  await deleteBulkActionsBefore(orm, ago(day))
  await deleteExpiredTokens(orm)
  await deleteExpiredAttempts(orm)
}

/** Starts purging, now and then every hour. Several processes may purge at the same time. [TRUTH-012] */
export function startPurging(orm: Orm, onError: (error: unknown) => void): WorkerLoop {
  const purge = async () => {
    await purgeExpired(orm, new Date())
    return false
  }
  return startWorkerLoop(purge, onError, secondsBetweenPurges * 1000)
}
