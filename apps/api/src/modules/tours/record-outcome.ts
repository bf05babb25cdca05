import type { BodyOf, endpoints, Tour } from '@pkg/api-client'
import { now, tourText } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { tours } from '../../database/schema/tables'
import { unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import type { Queue } from '../../jobs/queue'
import { requireOutcomeTime } from '../bookings'
import { recordTourEvent } from './tour-emails'
import { findTourOfStaff, lockTour, saveOutcome, type TourDetails, toTour } from './tour-store'

type NewOutcome = BodyOf<typeof endpoints.tours.recordOutcome>

/**
 * Records or corrects how a tour ended. No one is emailed, so a family that didn't come reads no reproach. The note replaces the one of the person's side: an
 * advisor's isn't for the community's team. [WORK-020]
 * @throws {HttpError} 404, 409 for a tour that is canceled or to come, 412 if someone else changed it, or 422 for a second tour after none
 */
export async function recordTourOutcome(
  orm: Orm,
  queue: Queue,
  { id, base, ...recorded }: NewOutcome & { id: string; base: number | undefined },
  person: Person,
): Promise<Tour> {
  const { outcome, wantsSecondTour = false, note } = recorded
  if (wantsSecondTour && outcome !== 'took-place') {
    const detail = 'A family wants a second tour after one that took place'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/wantsSecondTour' } }])
  }
  const saved = await orm.transaction(async (tx) => {
    const { tour } = await findTourOfStaff(tx, id, person)
    await lockTour(tx, tour.id)
    await requireVersion(tx, tours, tour.id, base)
    const before = await findTourOfStaff(tx, id, person)
    requireOutcomeTime(before.tour)
    const noteColumn = person.role === 'provider' ? 'teamNote' : 'outcomeNote'
    await saveOutcome(tx, tour.id, {
      outcome,
      wantsSecondTour,
      outcomeBy: person.name,
      outcomeAt: now(),
      [noteColumn]: note?.trim() ?? null,
    })
    const after = await findTourOfStaff(tx, id, person)
    await recordTourEvent(tx, queue, after, { text: outcomeText(before, recorded), author: person.name })
    return after
  })
  queue.wake()
  return toTour(saved, person)
}

/** Returns what the timeline says about an outcome. The note is on a line of its own. */
function outcomeText({ tour, community }: TourDetails, { outcome, wantsSecondTour, note }: NewOutcome): string {
  const what = `tour of ${community.name} on ${tourText(tour)}`
  const ending = outcome === 'took-place' ? `The ${what} took place` : `The family didn’t come to the ${what}`
  const wish = wantsSecondTour ? '. They want a second tour' : ''
  return [`${tour.outcome === null ? '' : 'Corrected: '}${ending}${wish}`, ...(note ? [note.trim()] : [])].join('\n')
}
