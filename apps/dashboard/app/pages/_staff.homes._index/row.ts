import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { homesTexts } from '~/features/homes'

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
    name: clientName || absentTexts.name,
    href: `/homes/${id}`,
    need: homesTexts.need[need],
    place: place ?? absentTexts.value,
    stage: realEstateStageLabel(stage),
    since: formatMoment(stageTimes[stage] ?? createdAt, clock),
  }
}
