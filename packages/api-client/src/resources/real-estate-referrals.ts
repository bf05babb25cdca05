import { type RealEstateNeed, type RealEstateStage, realEstateStages } from '@pkg/domain'
import { type Static, type TLiteral, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors, advisorsAndAgents } from '../roles'
import { day, moment } from '../schemas/record'
import { agentId } from '../schemas/ids'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { stateCode, text, uuid } from '../schemas/text'
import { wordingOf } from './consents'
import { OfferDecline } from './offers'

/** A family that needs help selling or buying a home. [AGENT-006] */
export interface RealEstateLead {
  id: string
  /** How often the home was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  clientId: string
  /** Empty for a real estate agent who hasn't accepted the home yet. */
  clientName: string
  need: RealEstateNeed
  stage: RealEstateStage
  place?: string
  timing?: string
  housingOptions?: string
  homeSaleInterest?: string
  agentId?: string
  agentName?: string
  /** When the home was offered to the agent, and until when the agent can accept or decline, while the offer is open. */
  offeredAt?: string
  dueAt?: string
  /** Why it was closed. */
  closedReason?: string
  /** The day on which the sale or purchase closed. This and the amounts are only for admins and the agent. */
  closedOn?: string
  closingPriceCents?: number
  /** What the agent earned. */
  commissionCents?: number
  /** What the agent owes us, once enough is known. */
  referralFeeCents?: number
  /** The agreement on which the referral fee is based. */
  referralAgreement?: { id: string; startsOn: string; endsOn?: string; feePercent?: number; feeCents?: number }
  /** When it last came to each stage, by stage. */
  stageTimes: Partial<Record<RealEstateStage, string>>
  /** Your notes about it, oldest first. Admins see everyone’s, and advisors none. */
  notes: { author: string; text: string; at: string }[]
  /** The advisor of the family, who sees the stage and not the notes. */
  advisorName?: string
  createdAt: string
  /** When its stage or its agent last changed. */
  changedAt: string
}

const realEstateStage = Type.Union(
  realEstateStages.map((stage): TLiteral<(typeof realEstateStages)[number]> => Type.Literal(stage)),
)

const need = Type.Union([Type.Literal('sell'), Type.Literal('buy')])

/** The wording that staff confirm when a family agreed to calls of a real estate agent. [TRUTH-002, AGENT-006] */
export const SpokenHome = wordingOf('spoken-sell-home', 'spoken-buy-home')

/** A family referred to a real estate agent. Requires a consent unless the family gave one with its request. [API-032, AGENT-006, TRUTH-002] */
export const NewRealEstateLead = Type.Object(
  {
    clientId: uuid,
    need,
    consent: Type.Optional(SpokenHome),
  },
  { additionalProperties: false },
)
export type NewRealEstateLead = Static<typeof NewRealEstateLead>

/** The list of real estate leads. An `open` offer waits for the agent's response until `dueAt`. `q` searches place and family, as far as the person sees its name. */
export const RealEstateParameters = listParameters(
  ['createdAt', 'changedAt', 'clientName', 'stage', 'place', 'agentName', 'dueAt'],
  {
    stage: choice(realEstateStage),
    client: reference(uuid),
    offer: only(Type.Union([Type.Literal('open'), Type.Literal('accepted')])),
    need: choice(need),
    state: reference(stateCode),
    agent: reference(agentId),
    createdAt: range(moment),
    changedAt: range(moment),
    dueAt: range(moment),
  },
  { q: textFilter },
)
export type RealEstateParameters = Static<typeof RealEstateParameters>

const cents = Type.Union([Type.Integer({ minimum: 0, maximum: 2_000_000_000 }), Type.Null()])

/**
 * A change to a real estate lead. The two closings need a `reason`. Admins can reassign it to another agent. A home that was sold or bought has a day
 * of closing, a price, and a commission. [AGENT-006, DASH-016]
 */
export const RealEstateChange = Type.Object(
  {
    stage: Type.Optional(realEstateStage),
    reason: Type.Optional(text(500)),
    agentId: Type.Optional(agentId),
    closedOn: Type.Optional(day),
    closingPriceCents: Type.Optional(cents),
    commissionCents: Type.Optional(cents),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type RealEstateChange = Static<typeof RealEstateChange>

/** A real estate agent's note about a home. */
export const NewHomeNote = Type.Object({ text: text(4000) }, { additionalProperties: false })
export type NewHomeNote = Static<typeof NewHomeNote>

/** Families that need help selling or buying a home. [API-032, AGENT-006] */
export const realEstateReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/sren-referrals',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Lists your real estate leads, by default newest first; admins see all. `meta.stages` counts each stage',
    resource: 'sren-referrals',
    query: RealEstateParameters,
    response: pageOf<RealEstateLead, { stages: Record<string, number> }>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/sren-referrals/:id',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Returns a real estate lead',
    resource: 'sren-referrals',
    response: of<RealEstateLead>(),
  },
  addNote: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/notes',
    status: 200,
    access: ['real-estate-agent'],
    summary: 'Adds a note to an accepted home, which only you and admins see',
    resource: 'sren-referrals',
    body: NewHomeNote,
    response: of<RealEstateLead>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/sren-referrals',
    status: 201,
    access: advisors,
    summary: "Refers a family to a real estate agent, with the family's consent",
    resource: 'sren-referrals',
    body: NewRealEstateLead,
    response: of<RealEstateLead>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/sren-referrals/:id',
    status: 200,
    access: ['real-estate-agent', 'admin'],
    isVersioned: true,
    isBulk: true,
    goesWith: { stage: { reason: 'closedReason', closedOn: 'closedOn' } },
    summary:
      'Changes the stage of an accepted real estate lead, or what its closing brought; admins can offer it to another agent',
    resource: 'sren-referrals',
    body: RealEstateChange,
    response: of<RealEstateLead>(),
  },
  claim: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/claim',
    status: 201,
    access: ['real-estate-agent'],
    summary: 'Accepts an offered home. The family is emailed your name, and then shared with you',
    resource: 'sren-referrals',
    response: of<RealEstateLead>(),
  },
  decline: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/decline',
    status: 204,
    access: ['real-estate-agent'],
    summary: 'Declines an offered home; the next agent is asked',
    resource: 'sren-referrals',
    body: OfferDecline,
  },
} as const satisfies Endpoints
