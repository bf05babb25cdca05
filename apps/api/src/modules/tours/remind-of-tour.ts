import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Jobs } from '../../jobs/jobs'
import { emailFamily } from './tour-emails'
import { findTour } from './tour-store'

/** Emails a family the day before its tour, unless the tour was moved, canceled, or deleted meanwhile. Returns the family's id. [FIND-013] */
export async function remindOfTour(tx: Orm, { tourId, revision }: Jobs['remind-of-tour']): Promise<string | undefined> {
  const details = await findTour(tx, tourId)
  if (!details || details.tour.status !== 'booked' || details.tour.revision !== revision) return undefined
  // After an outage of more than a day, "tomorrow" would be wrong.
  if (details.tour.startsAt <= now()) return undefined
  await emailFamily(tx, details, (messages) => messages.tourReminder)
  return details.tour.familyId
}
