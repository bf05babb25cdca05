import type { FamilySummary, Release } from '@pkg/api-client'

/** What the recipient of a family sees of its releases. */
type ReceivedSummary = Pick<FamilySummary, 'releases' | 'recipients' | 'sharedAt' | 'respondBy' | 'response'>

/**
 * Returns what a recipient sees of the active releases of a family, oldest first: who it's shared with, since when, and what is left to respond to. The family
 * waits until there's a response for each recipient. [DASH-003, TRUTH-008]
 */
export function receivedSummary(releases: Release[]): ReceivedSummary {
  const newest = releases.at(-1)
  const open = releases.filter(({ response }) => response === undefined)
  const [respondBy] = open.flatMap((release) => release.respondBy ?? []).toSorted()
  const response = open.length > 0 ? 'waiting' : newest?.response
  return {
    releases,
    recipients: releases.map(({ recipientName }) => recipientName),
    ...(newest ? { sharedAt: newest.sentAt } : {}),
    ...(respondBy === undefined ? {} : { respondBy }),
    ...(response ? { response } : {}),
  }
}
