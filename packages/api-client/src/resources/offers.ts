import type { OfferReasons } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { agentId } from '../schemas/ids'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { line, uuid } from '../schemas/text'

/** A family offered to an advisor. */
export interface Offer {
  id: string
  clientId: string
  clientName: string
  agentId: string
  status: 'offered' | 'claimed' | 'declined' | 'timed-out' | 'revoked'
  reason?: string
  /** Why the family was offered to this advisor. Missing once the offer ended, and for offers from before this was recorded. [WORK-002] */
  reasons?: OfferReasons
  offeredAt: string
  dueAt: string
  /** When the offer was accepted, declined, or withdrawn, or when it timed out. */
  resolvedAt?: string
}

const offerStatus = Type.Union([
  Type.Literal('offered'),
  Type.Literal('claimed'),
  Type.Literal('declined'),
  Type.Literal('timed-out'),
  Type.Literal('revoked'),
])

/** The list of offers. An offer that ended no longer names its family, so names neither sort nor find offers. [TRUST-004] */
export const OfferParameters = listParameters(['offeredAt', 'dueAt', 'resolvedAt', 'status'], {
  client: reference(uuid),
  agent: reference(agentId),
  status: choice(offerStatus),
  offeredAt: range(moment),
  dueAt: range(moment),
  resolvedAt: range(moment),
})
export type OfferParameters = Static<typeof OfferParameters>

/** The reason for declining an offer. */
export const OfferDecline = Type.Object({ reason: line(300) }, { additionalProperties: false })
export type OfferDecline = Static<typeof OfferDecline>

/** Families offered to advisors, who accept or decline. [GWZ-118] */
export const offers = {
  list: {
    method: 'GET',
    path: '/platform/offers',
    status: 200,
    access: advisors,
    summary: 'Lists the families offered to you, by default newest first; admins see all offers',
    resource: 'offers',
    query: OfferParameters,
    response: pageOf<Offer>(),
  },
  claim: {
    method: 'POST',
    path: '/platform/offers/:id/claim',
    status: 201,
    access: ['agent'],
    summary: 'Accepts an offered family',
    resource: 'offers',
    response: of<Offer>(),
  },
  decline: {
    method: 'POST',
    path: '/platform/offers/:id/decline',
    status: 201,
    access: ['agent'],
    summary: 'Declines an offer; the next advisor gets it',
    resource: 'offers',
    body: OfferDecline,
    response: of<Offer>(),
  },
} as const satisfies Endpoints
