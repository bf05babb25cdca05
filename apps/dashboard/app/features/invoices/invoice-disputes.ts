import type { Invoice } from '@pkg/api-client'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { disputeTexts } from './texts'

const words = disputeTexts

/** A dispute of an invoice, in words. */
export interface DisputeView {
  id: string
  title: string
  reason: string
  /** Who answered and how, and why. Undefined while it's open. */
  answer?: { title: string; reason: string } | undefined
}

/** Returns what a community's team disputed about an invoice, newest first. [DASH-006, WORK-010, WORK-013] */
export function disputesOf({ disputes = [] }: Invoice, clock: RequestClock): DisputeView[] {
  const when = (iso: string) => momentInSentence(formatMoment(iso, clock))
  return disputes.map(({ id, reason, raisedBy, raisedAt, answer }) => ({
    id,
    title: words.raised(raisedBy, when(raisedAt)),
    reason,
    answer: answer && { title: words[answer.kind](answer.by, when(answer.at)), reason: answer.reason },
  }))
}
