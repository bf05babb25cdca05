import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { formatMoment, formatStay, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { homesTexts, leadsTexts } from './texts'

/** A home that a family sells or buys, for those who don’t work on it themselves. */
export interface LeadRow {
  id: string
  /** The family. */
  name: string
  href: string
  need: string
  place: string
  stage: string
  /** For how long it has been in its stage. */
  stay: Moment
  agent: string
  advisor: string
  /** The end of the time to accept it, while it’s offered. */
  acceptBy: Moment | undefined
}

/** Returns the row of a home for admins and advisors. [DASH-016] */
export function leadRow(lead: RealEstateLead, clock: RequestClock): LeadRow {
  const { id, clientId, clientName, need, place, stage, stageTimes, createdAt, agentName, advisorName, dueAt } = lead
  return {
    id,
    name: clientName || absentTexts.name,
    href: `/families/${clientId}`,
    need: homesTexts.need[need],
    place: place ?? absentTexts.value,
    stage: realEstateStageLabel(stage),
    stay: formatStay(stageTimes[stage] ?? createdAt, clock),
    agent: agentName ?? leadsTexts.noAgent,
    advisor: advisorName ?? absentTexts.advisor,
    acceptBy: dueAt === undefined ? undefined : formatMoment(dueAt, clock),
  }
}
