import type { Offer, Release } from '@pkg/api-client'
import { DateTime } from 'luxon'
import type { RequestClock } from '~/site/server/times'

/** Why a person no longer sees a family: it stopped sharing, they declined it, or the access ended otherwise. */
export interface FormerFamily {
  reason: 'stopped' | 'declined' | 'ended'
  /** The day when the family stopped, such as `November 23, 2026`. */
  stoppedOn?: string | undefined
  /** The release whose deletion they must confirm. */
  releaseId?: string | undefined
}

type FormerRelease = Pick<Release, 'id' | 'status' | 'stoppedAt' | 'response'>

/**
 * Returns why a person no longer sees a family that they received or were offered, newest first. Returns undefined for a family that they never
 * saw. It has nothing about the family itself. [TRUST-004]
 */
export function formerFamily(
  releases: readonly FormerRelease[],
  offers: readonly Pick<Offer, 'status'>[],
  { zone }: Pick<RequestClock, 'zone'>,
): FormerFamily | undefined {
  const stopped = releases.find(({ stoppedAt }) => stoppedAt !== undefined)
  if (stopped?.stoppedAt) {
    const stoppedOn = DateTime.fromISO(stopped.stoppedAt, { zone, locale: 'en-US' }).toFormat('LLLL d, yyyy')
    const toConfirm = releases.find(({ status }) => status === 'revoked' || status === 'overdue')
    return { reason: 'stopped', stoppedOn, releaseId: toConfirm?.id }
  }
  const [newest] = [...releases.map(({ response }) => response), ...offers.map(({ status }) => status)]
  if (releases.length === 0 && offers.length === 0) return undefined
  return { reason: newest === 'declined' ? 'declined' : 'ended' }
}
