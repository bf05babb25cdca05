import type { MissedResponse } from '@pkg/api-client'
import { defaultTimeZone } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { oneBusinessDayBefore } from '../../calls'
import { countMissed, listMissed } from './missed-response-store'

/** Returns a page of the families that someone declined or didn't respond to in time, newest first. [TRUTH-008] */
export async function listMissedResponses(
  orm: Orm,
  outcome: MissedResponse['outcome'] | undefined,
  page: { size: number; offset: number },
) {
  const now = new Date()
  const filter = { outcome, now, sentBefore: oneBusinessDayBefore(now, defaultTimeZone) }
  return { items: await listMissed(orm, filter, page), total: await countMissed(orm, filter) }
}
