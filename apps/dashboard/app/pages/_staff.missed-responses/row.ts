import type { MissedResponse } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

/** A row of the missed responses. */
export interface MissedRow extends Pick<MissedResponse, 'id' | 'outcome' | 'recipientKind' | 'recipientName'> {
  /** The family. */
  name: string
  href: string
  reason?: string | undefined
  at: Moment
  advisor?: string | undefined
}

/** Returns the row of a missed response. [TRUTH-008] */
export function missedRow(missed: MissedResponse, clock: RequestClock): MissedRow {
  const { id, outcome, recipientKind, recipientName, clientId, clientName, reason, at, agentName } = missed
  return {
    id,
    name: clientName || absentTexts.name,
    href: `/families/${clientId}`,
    outcome,
    recipientKind,
    recipientName,
    reason,
    at: formatMoment(at, clock),
    advisor: agentName,
  }
}
