import type { CollectionCommunity, CollectionLink, PartnerCollection } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { collectionsTexts } from './texts'

const words = collectionsTexts

/** A community of a collection, with its note. */
export interface ListedCommunity extends CollectionCommunity {
  note: string
}

/** A link, in words. */
export interface LinkView {
  id: string
  title: string
  /** When it was created, and until when it works. */
  facts: string
  /** What was opened, or that nothing was. */
  opens: string[]
  isActive: boolean
}

/** Returns the communities of a collection with their notes. */
export const listedCommunities = (
  { notes = {} }: PartnerCollection,
  communities: readonly CollectionCommunity[],
): ListedCommunity[] => communities.map((community) => ({ ...community, note: notes[community.id] ?? '' }))

/** Returns a link to a collection in words. [DASH-007] */
export function linkView(
  link: CollectionLink,
  communities: readonly CollectionCommunity[],
  clock: RequestClock,
): LinkView {
  const { id, clientName, createdAt, expiresAt, endedAt, lastOpenedAt, count, opens } = link
  const day = (iso: string) => momentInSentence(formatMoment(iso, clock))
  const isExpired = DateTime.fromISO(expiresAt) <= clock.now
  const state = endedAt
    ? words.ended(day(endedAt))
    : isExpired
      ? words.expired(day(expiresAt))
      : words.expires(day(expiresAt))
  const nameOf = (communityId: string) => communities.find((one) => one.id === communityId)?.name ?? communityId
  return {
    id,
    title: clientName ? words.linkFor(clientName) : words.link,
    facts: `${words.created(day(createdAt))} ${state}`,
    opens: [
      lastOpenedAt ? words.opened(count, day(lastOpenedAt)) : words.notOpened,
      ...opens.map((open) => words.openedCommunity(nameOf(open.communityId), open.count, day(open.lastOpenedAt))),
    ],
    isActive: !endedAt && !isExpired,
  }
}
