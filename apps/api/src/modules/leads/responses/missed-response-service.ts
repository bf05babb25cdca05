import { defaultTimeZone, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { oneBusinessDayBefore } from '../../calls'
import { listMissed, type MissedQuery } from './missed-response-store'

/** Returns a page of the families that someone declined or didn't respond to in time, by default newest first. [TRUTH-008] */
export function listMissedResponses(orm: Orm, query: MissedQuery, page: { size: number; offset: number }) {
  const moment = now()
  return listMissed(orm, query, { moment, sentBefore: oneBusinessDayBefore(moment, defaultTimeZone) }, page)
}
