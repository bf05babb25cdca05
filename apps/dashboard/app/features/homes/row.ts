import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { formatMoment, formatStay, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { homesTexts, leadsTexts } from './texts'

/** A home that a family sells or buys. */
interface BasicRow {
  id: string
  /** The family. */
  name: string
  href: string
  need: string
  place: string
  stage: string
}

/** A home of a real estate agent. */
export interface HomeRow extends BasicRow {
  /** Since when it has been in its stage. */
  since: Moment
}

/** A home for those who don’t work on it themselves. */
export interface LeadRow extends BasicRow {
  /** For how long it has been in its stage. */
  stay: Moment
  agent: string
  advisor: string
  /** The end of the time to accept it, while it’s offered. */
  acceptBy: Moment | undefined
}

const basicRow = ({ id, clientName, need, place, stage }: RealEstateLead) => ({
  id,
  name: clientName || absentTexts.name,
  need: homesTexts.need[need],
  place: place ?? absentTexts.value,
  stage: realEstateStageLabel(stage),
})

const inStageSince = ({ stage, stageTimes, createdAt }: RealEstateLead) => stageTimes[stage] ?? createdAt

/** Returns the row of an accepted home. [AGENT-006] */
export const homeRow = (home: RealEstateLead, clock: RequestClock): HomeRow => ({
  ...basicRow(home),
  href: `/homes/${home.id}`,
  since: formatMoment(inStageSince(home), clock),
})

/** Returns the row of a home for admins and advisors. [DASH-016] */
export function leadRow(lead: RealEstateLead, clock: RequestClock): LeadRow {
  const { clientId, agentName, advisorName, dueAt } = lead
  return {
    ...basicRow(lead),
    href: `/families/${clientId}`,
    stay: formatStay(inStageSince(lead), clock),
    agent: agentName ?? leadsTexts.noAgent,
    advisor: advisorName ?? absentTexts.advisor,
    acceptBy: dueAt === undefined ? undefined : formatMoment(dueAt, clock),
  }
}
