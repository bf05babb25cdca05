import type { LeadSuggestion } from '@pkg/api-client'
import { nextWords, waitingSince } from '~/lead-genie/suggestion-card'
import type { Moment, RequestClock } from '~/server/times'
import { texts } from '~/texts'
import { needsOf } from '~/today/offer-card'

const words = texts.leadGenie

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
    name: clientName || texts.families.unknownName,
    href: `/lead-genie/${id}`,
    needs: needsOf(suggestion),
    since: waitingSince(suggestion, clock),
    best: advisor && fit ? words.bestAdvisor(advisor.name, fit.score) : words.noOne,
    next: next.length > 0 ? nextWords(next) : undefined,
  }
}
