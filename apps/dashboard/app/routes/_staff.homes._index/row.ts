import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { formatMoment, type Moment, type RequestClock } from '~/server/times'
import { texts } from '~/texts'

/** A row of a real estate agent's homes. */
export interface HomeRow {
  id: string
  /** The family. */
  name: string
  href: string
  need: string
  place: string
  stage: string
  /** Since when it's in its stage. */
  since: Moment
}

/** Returns the row of an accepted home. [AGENT-006] */
export function homeRow(home: RealEstateLead, clock: RequestClock): HomeRow {
  const { id, clientName, need, place, stage, stageTimes, createdAt } = home
  return {
    id,
    name: clientName || texts.families.unknownName,
    href: `/homes/${id}`,
    need: texts.homes.need[need],
    place: place ?? texts.families.unknown,
    stage: realEstateStageLabel(stage),
    since: formatMoment(stageTimes[stage] ?? createdAt, clock),
  }
}
