import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Jobs } from '../../jobs/jobs'
import type { Queue } from '../../jobs/queue'
import { listMatchingKeys, listTilesOfKeys } from '../catalog'
import { isEmailStopped, queueMessage } from '../messaging'
import { messagesIn } from './messages-in'
import { describeListing, pathOf, queryOf } from './saved-listing'
import { deleteStoppedAlert, findAlert, type SearchAlertRow, updateAlert } from './search-alert-store'

const day = 24 * 3_600_000

/** The most matches that a check compares. A list that was saved with fewer can grow. */
const maxMatches = 5000

/** Schedules the next check of a search alert, a day later, so a person gets at most one email a day. */
export async function scheduleCheck(
  tx: Orm,
  queue: Queue,
  { id, revision }: Pick<SearchAlertRow, 'id' | 'revision'>,
): Promise<void> {
  await queue.add(tx, 'check-search-alert', { alertId: id, revision }, new Date(now().getTime() + day))
}

/**
 * Emails a person the communities that match a saved search and didn't a day ago: new ones, and those whose price, rooms, or other values match now.
 * Without any, no email is sent. Checks end once the person deletes the alert or stops the emails. [HOME-005]
 */
export async function checkSearchAlert(
  tx: Orm,
  queue: Queue,
  { alertId, revision }: Jobs['check-search-alert'],
): Promise<void> {
  const found = await findAlert(tx, alertId)
  if (!found || found.alert.revision !== revision || !found.alert.confirmedAt) return
  const { alert, recipient } = found
  if (recipient !== null && (await isEmailStopped(tx, recipient, 'search-alert'))) {
    // No one could turn it on again, and we'd keep an address for nothing.
    if (!alert.userId) await deleteStoppedAlert(tx, alert.id)
    return
  }
  const query = queryOf(alert)
  if (!query) return
  const keys = await listMatchingKeys(tx, query, maxMatches)
  const known = new Set(alert.knownKeys)
  const communities = await listTilesOfKeys(
    tx,
    keys.filter((key) => !known.has(key)),
  )
  await scheduleCheck(tx, queue, alert)
  if (recipient === null) return
  await updateAlert(tx, alert.id, { knownKeys: keys })
  if (communities.length === 0) return
  const { searchAlert, searchLabel } = messagesIn(alert.language)
  const content = searchAlert({ search: searchLabel(describeListing(alert)), path: pathOf(alert), communities })
  await queueMessage(tx, { userId: alert.userId, channel: 'email', recipient, content })
}
