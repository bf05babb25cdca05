import { addDays, now, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { deleteExpiredAttempts } from '../../http/attempt-limits'
import { replaySeconds } from '../../http/idempotency'
import { anonymousSeconds } from '../../http/person'
import { startWorkerLoop, type WorkerLoop } from '../../jobs/worker-loop'
import { deleteUnconfirmedAlerts } from '../alerts'
import { deleteBulkActionsBefore } from '../bulk-actions'
import { deleteCallLinksBefore } from '../calls'
import {
  deleteCollectionLinksBefore,
  deletePriceLinksBefore,
  deleteQuestionLinksBefore,
  deleteUnconfirmedQuestions,
} from '../catalog'
import { deleteExpiredTokens } from '../identity'
import { deleteOldImportRows } from '../imports'
import { deleteAnonymousSavesBefore, deleteAnonymousSharesBefore } from '../saves'
import { deleteTourLinksBefore } from '../tours'
import { deleteRunsBefore, keptRunDays } from '../wizard-events'
import { deleteLinksExpiredBefore, deleteReplaysBefore, deleteUnfinishedBefore } from './purge-store'

const day = 24 * 3600
/** Seconds that an unfinished request stays. It has answers and no contact info. */
const unfinishedSeconds = 30 * day
/** Seconds that staff see what was opened through a link to a collection after it ended. */
const collectionLinkSeconds = 90 * day
const secondsBetweenPurges = 3600

/** Deletes what is kept only for a while: unfinished requests, search alerts that were never turned on, questions that were never confirmed, what forgotten browsers saved, runs of the wizard, stored responses, bulk actions, rows of imports, links to collections, and expired links, codes, and limits. [TRUTH-012] */
export async function purgeExpired(orm: Orm, moment: Date): Promise<void> {
  const ago = (seconds: number) => new Date(moment.getTime() - seconds * 1000)
  await deleteUnfinishedBefore(orm, ago(unfinishedSeconds))
  // The browsers' ids have expired by then, so no one can see or remove these saves and shared lists.
  await deleteAnonymousSavesBefore(orm, ago(anonymousSeconds))
  await deleteAnonymousSharesBefore(orm, ago(anonymousSeconds))
  await deleteRunsBefore(orm, addDays(siteDay(moment), -keptRunDays))
  await deleteReplaysBefore(orm, ago(replaySeconds))
  await deleteLinksExpiredBefore(orm, moment)
  await deleteTourLinksBefore(orm, moment)
  await deleteCallLinksBefore(orm, moment)
  await deleteCollectionLinksBefore(orm, ago(collectionLinkSeconds))
  // As long as prices can be too old for a reminder, the link says that the person had one.
  await deletePriceLinksBefore(orm, ago(60 * day))
  await deleteUnconfirmedAlerts(orm, moment)
  await deleteUnconfirmedQuestions(orm, moment)
  await deleteQuestionLinksBefore(orm, moment)
  await deleteOldImportRows(orm, moment)
  await deleteBulkActionsBefore(orm, ago(day))
  await deleteExpiredTokens(orm)
  await deleteExpiredAttempts(orm)
}

/** Starts purging, now and then every hour. Several processes may purge at the same time. [TRUTH-012] */
export function startPurging(orm: Orm, onError: (error: unknown) => void): WorkerLoop {
  const purge = async () => {
    await purgeExpired(orm, now())
    return false
  }
  return startWorkerLoop(purge, onError, secondsBetweenPurges * 1000)
}
