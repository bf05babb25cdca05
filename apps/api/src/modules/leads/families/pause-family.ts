import type { BodyOf, endpoints } from '@pkg/api-client'
import { isCalendarDay, siteDay, tourDayText } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { addFamilyEvent } from '../../trust'
import type { FamilyRow } from './family-store'

type Pause = Pick<Partial<FamilyRow>, 'pausedUntil'>

/** Returns the values of a family that is paused, or isn't anymore. @throws {HttpError} 422 for a day before tomorrow, or a family that is closed or moved in [WORK-007] */
export function pauseValues(
  before: FamilyRow,
  { pausedUntil }: BodyOf<typeof endpoints.clients.update>,
  { stage = before.stage }: Partial<FamilyRow>,
): Pause {
  if (pausedUntil === undefined || pausedUntil === before.pausedUntil) return {}
  if (pausedUntil === null) return { pausedUntil }
  if (!isCalendarDay(pausedUntil) || pausedUntil <= siteDay()) throw invalid('Choose a day after today')
  if (stage === 'closed' || stage === 'moved-in') {
    throw invalid('A family that moved in or is closed can’t be paused')
  }
  return { pausedUntil }
}

/** Records a pause, or its end, in the timeline of a family. */
export async function followPause(tx: Orm, familyId: string, { pausedUntil }: Pause, person: Person): Promise<void> {
  if (pausedUntil === undefined) return
  const text = pausedUntil === null ? 'Pause ended' : `Paused until ${tourDayText(pausedUntil)}`
  await addFamilyEvent(tx, { familyId, type: 'stage', text, author: person.name })
}

const invalid = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/pausedUntil' } }])
