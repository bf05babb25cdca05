import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'
import { line, phone, text } from './text'

const stateCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** How the directory of advisors is narrowed. */
export const AgentParameters = Type.Object(
  {
    ...paging,
    'filter[region]': Type.Optional(Type.String({ maxLength: 40 })),
    'filter[state]': Type.Optional(stateCode),
  },
  { additionalProperties: false },
)
export type AgentParameters = Static<typeof AgentParameters>

/** How the newer directory is narrowed and ordered. [API-027] */
export const AgentDirectoryParameters = Type.Object(
  {
    ...AgentParameters.properties,
    'filter[city]': Type.Optional(line(120)),
    sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('-rating')])),
  },
  { additionalProperties: false },
)
export type AgentDirectoryParameters = Static<typeof AgentDirectoryParameters>

/** Words of an advisor's name or city. [API-027] */
export const AgentSearch = Type.Object(
  { ...paging, q: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }) },
  { additionalProperties: false },
)
export type AgentSearch = Static<typeof AgentSearch>

/** What an advisor tells of the own work, at sign-up and afterwards. Rating, status and families helped are not theirs to set. [API-027] */
export const AgentProfile = Type.Object(
  {
    displayName: line(160),
    workPhone: phone,
    city: line(120),
    state: stateCode,
    operatingIn: Type.Array(
      Type.Object(
        { state: stateCode, counties: Type.Array(line(120), { maxItems: 300 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 51 },
    ),
    inBusinessSince: Type.Integer({ minimum: 1900, maximum: 2200 }),
    awards: Type.Optional(Type.Array(line(200), { maxItems: 20 })),
    testimonial: Type.Optional(text(600)),
  },
  { additionalProperties: false },
)
export type AgentProfile = Static<typeof AgentProfile>

/** Which applications and advisors an admin lists: `0` applied, `1` under review, `2` approved. */
export const AdminAgentParameters = Type.Object(
  {
    ...paging,
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    'filter[status]': Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  },
  { additionalProperties: false },
)
export type AdminAgentParameters = Static<typeof AdminAgentParameters>

/** An admin's decision on an advisor. `0` with a reason refuses; `2` opens the dashboard to them. */
export const AgentDecision = Type.Object(
  {
    status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    reason: Type.Optional(text(1000)),
  },
  { additionalProperties: false },
)
export type AgentDecision = Static<typeof AgentDecision>

/** The papers an advisor hands in. [AGENT-004] */
export const agentDocumentKinds = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const

/** The largest paper, in bytes. */
export const agentDocumentBytes = 5 * 1024 * 1024

/** One paper: a PDF, PNG or JPEG, its bytes in base64. A second of the same kind replaces the first. [AGENT-004] */
export const NewAgentDocument = Type.Object(
  {
    kind: Type.Union(agentDocumentKinds.map((kind) => Type.Literal(kind))),
    fileName: line(200),
    content: Type.String({
      minLength: 4,
      maxLength: Math.ceil(agentDocumentBytes / 3) * 4,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
    }),
  },
  { additionalProperties: false },
)
export type NewAgentDocument = Static<typeof NewAgentDocument>
