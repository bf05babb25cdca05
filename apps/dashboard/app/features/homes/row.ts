import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { formatMoment, formatStay, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { formatCents } from '~/site/forms/amount'
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
  /** The referral fee of a home that was sold or bought. */
  fee: string
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

/** Returns the row of a home for admins. [DASH-016] */
export function leadRow(lead: RealEstateLead, clock: RequestClock): LeadRow {
  const { agentName, advisorName, dueAt, closedOn, referralFeeCents } = lead
  return {
    ...basicRow(lead),
    href: `/real-estate-leads/${lead.id}`,
    stay: formatStay(inStageSince(lead), clock),
    agent: agentName ?? leadsTexts.noAgent,
    advisor: advisorName ?? absentTexts.advisor,
    fee: feeOf(referralFeeCents, closedOn !== undefined),
    acceptBy: dueAt === undefined ? undefined : formatMoment(dueAt, clock),
  }
}

const feeOf = (cents: number | undefined, isClosed: boolean): string => {
  if (cents !== undefined) return formatCents(cents)
  return isClosed ? leadsTexts.feeOpen : ''
}
