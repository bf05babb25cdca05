import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Jobs } from '../../jobs/jobs'
import { emailFamily } from './call-emails'
import { findCall } from './call-store'

/** Emails a family two hours before its call, unless the call was moved, canceled, or deleted meanwhile. Returns the family's id. */
export async function remindOfCall(tx: Orm, { callId, revision }: Jobs['remind-of-call']): Promise<string | undefined> {
  const details = await findCall(tx, callId)
  if (!details || details.call.status !== 'booked' || details.call.revision !== revision) return undefined
  // After an outage, "soon" would be wrong.
  if (details.call.startsAt <= now()) return undefined
  await emailFamily(tx, details, (messages) => messages.callReminder)
  return details.call.familyId
}
