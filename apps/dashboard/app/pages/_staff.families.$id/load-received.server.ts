import type { Client, Release } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import type { LoadedBookings } from '~/features/bookings'
import { loadFamilyBookings } from '~/features/bookings/index.server'
import { replyClock, type ReplyClock, responseState, type ResponseState, sharedFieldText } from '~/features/families'
import { homesTexts } from '~/features/homes'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment, type Moment } from '~/site/server/times'

/** A release of the family to the person, in words. */
export interface ReceivedRelease {
  id: string
  recipientName: string
  sharedAt: Moment
  /** The time that's left to respond, while no one did and if the family was told one. */
  clock?: ReplyClock | undefined
  /** The names of what the family shares, for a sentence. */
  shared: string
  /** Whether the recipient is a community, which can offer a tour. */
  canOfferTour: boolean
  state: ResponseState
  respondedAt?: Moment | undefined
  /** What was noted with the response. */
  note?: string | undefined
}

/** A home of the family, for a real estate agent, in words. */
export interface ReceivedHome {
  id: string
  title: string
  stage: string
}

/** What a provider or a real estate agent sees of a family besides its answers. */
export interface Received {
  releases: ReceivedRelease[]
  homes: ReceivedHome[]
  /** The family’s tours of a community, for its team. */
  tours?: LoadedBookings | undefined
  /** The conversation with the family, if there is one. */
  conversationId?: string | undefined
}

/** Loads the releases of a family in words, its conversation, and its homes for a real estate agent. [ROLE-010, AGENT-006] */
export async function loadReceived(request: Request, api: Client, releases: Release[]): Promise<Received> {
  const clock = requestClock(request)
  const [first] = releases
  const [homes, tours, conversations] = await requireResponse(
    request,
    Promise.all([
      first?.recipientKind === 'agent' ? api.realEstateReferrals.list({ 'filter[client]': first.clientId }) : undefined,
      first?.recipientKind === 'community'
        ? loadFamilyBookings(api, first.clientId, clock, { isTeam: true })
        : undefined,
      first && api.conversations.list({ 'filter[client]': first.clientId, 'page-size': 1 }),
    ]),
  )
  return {
    releases: releases.map((release) => {
      const { id, recipientName, recipientKind, sharedFields, sentAt, response, responseNote, respondedAt } = release
      return {
        id,
        recipientName,
        sharedAt: formatMoment(sentAt, clock),
        clock: replyClock(release, clock),
        shared: sharedFields.map(sharedFieldText).join(', '),
        canOfferTour: recipientKind === 'community',
        state: responseState(response),
        respondedAt: respondedAt ? formatMoment(respondedAt, clock) : undefined,
        note: responseNote,
      }
    }),
    tours,
    conversationId: conversations?.items[0]?.id,
    homes: (homes?.items ?? []).map(({ id, need, stage }) => ({
      id,
      title: homesTexts.need[need],
      stage: realEstateStageLabel(stage),
    })),
  }
}
