import { realEstateStages } from '@pkg/domain'
import { type Static, type TLiteral, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference } from './list-parameters'
import { line, name, communitySlug, stateCode, text, uuid } from './text'
import { SpokenHome, SpokenShare } from './trust'

const realEstateStage = Type.Union(
  realEstateStages.map((stage): TLiteral<(typeof realEstateStages)[number]> => Type.Literal(stage)),
)
const agentId = Type.String({ minLength: 1, maxLength: 160 })

/** An advisor's work settings. [API-032] */
export const AgentOptionsChange = Type.Partial(
  Type.Object({
    capacity: Type.Integer({ minimum: 0, maximum: 1000 }),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1, maxItems: 20, uniqueItems: true }),
    isAccepting: Type.Boolean(),
    /** Only admins can change the kind. */
    kind: Type.Union([Type.Literal('partner'), Type.Literal('real-estate')]),
  }),
  { additionalProperties: false, minProperties: 1 },
)
export type AgentOptionsChange = Static<typeof AgentOptionsChange>

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

/** The list of families that advisors referred to communities. */
export const AgentReferralParameters = listParameters(['createdAt', 'clientName', 'communityName'], {
  client: reference(uuid),
  community: only(communitySlug),
  agent: reference(agentId),
  createdAt: range(moment),
})
export type AgentReferralParameters = Static<typeof AgentReferralParameters>

/** A family referred to a community. Requires a consent if the family didn't request the community itself. [API-032] */
export const NewAgentReferral = Type.Object(
  { clientId: uuid, communityId: communitySlug, note: Type.Optional(text(2000)), consent: Type.Optional(SpokenShare) },
  { additionalProperties: false },
)
export type NewAgentReferral = Static<typeof NewAgentReferral>

const need = Type.Union([Type.Literal('sell'), Type.Literal('buy')])

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

/** The list of real estate leads. An `open` offer waits for the agent's response until `dueAt`. */
export const RealEstateParameters = listParameters(
  ['createdAt', 'clientName', 'stage', 'place', 'agentName', 'dueAt'],
  {
    stage: choice(realEstateStage),
    client: reference(uuid),
    offer: only(Type.Union([Type.Literal('open'), Type.Literal('accepted')])),
    need: choice(need),
    state: reference(stateCode),
    agent: reference(agentId),
    createdAt: range(moment),
    dueAt: range(moment),
  },
)
export type RealEstateParameters = Static<typeof RealEstateParameters>

/** A change to a real estate lead. The two closings need a `reason`. Admins can reassign it to another agent. [AGENT-006] */
export const RealEstateChange = Type.Object(
  { stage: Type.Optional(realEstateStage), reason: Type.Optional(text(500)), agentId: Type.Optional(agentId) },
  { additionalProperties: false, minProperties: 1 },
)
export type RealEstateChange = Static<typeof RealEstateChange>

/** A real estate agent's note about a home. */
export const NewHomeNote = Type.Object({ text: text(4000) }, { additionalProperties: false })
export type NewHomeNote = Static<typeof NewHomeNote>

/** An email template with an advisor's changes. [API-032] */
export const AgentTemplateChange = Type.Object(
  { subject: line(200), body: text(8000) },
  { additionalProperties: false },
)
export type AgentTemplateChange = Static<typeof AgentTemplateChange>

/** The list of contracts. */
export const AgentContractParameters = listParameters(
  ['createdAt', 'signedAt', 'status', 'feePercent', 'agentName', 'communityName'],
  {
    status: choice(Type.Union([Type.Literal('draft'), Type.Literal('sent'), Type.Literal('signed')])),
    agent: reference(agentId),
    community: only(communitySlug),
    feePercent: range(Type.Number({ minimum: 0, maximum: 200 })),
    signedAt: range(moment),
    createdAt: range(moment),
  },
)
export type AgentContractParameters = Static<typeof AgentContractParameters>

/** A contract between an advisor and a community. Admins name the advisor. [API-033] */
export const NewContract = Type.Object(
  { communityId: communitySlug, agentId: Type.Optional(agentId) },
  { additionalProperties: false },
)
export type NewContract = Static<typeof NewContract>

/** The contract to sign. */
export const ContractParameters = Type.Object({ contractId: uuid }, { additionalProperties: false })
export type ContractParameters = Static<typeof ContractParameters>

/** The token of a signing link. */
export const ContractToken = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
)
export type ContractToken = Static<typeof ContractToken>

/** A signature: the token of the signing link and the typed name. */
export const ContractSignature = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), name: name(160) },
  { additionalProperties: false },
)
export type ContractSignature = Static<typeof ContractSignature>
