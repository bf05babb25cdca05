import type { LeadSuggestion } from '@pkg/api-client'
import { leadGenieTexts, nextWords, waitingSince } from '~/features/lead-genie'
import { needsOf } from '~/features/offers'
import type { Moment, RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

const words = leadGenieTexts

/** A row of the families without an advisor. */
export interface PoolRow {
  id: string
  name: string
  href: string
  needs: string
  since: Moment
  /** Who fits best. */
  best: string
  next?: string | undefined
}

/** Returns the row of a family without an advisor. [DASH-005] */
export function poolRow(suggestion: LeadSuggestion, clock: RequestClock): PoolRow {
  const { id, clientName, advisor, fit, next } = suggestion
  return {
    id,
    name: clientName || absentTexts.name,
    href: `/lead-genie/${id}`,
    needs: needsOf(suggestion),
    since: waitingSince(suggestion, clock),
    best: advisor && fit ? words.bestAdvisor(advisor.name, fit.score) : words.noOne,
    next: next.length > 0 ? nextWords(next) : undefined,
  }
}
