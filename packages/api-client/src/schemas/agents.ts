import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { listParameters, only, range, reference, textFilter } from './list-parameters'
import { paging } from './paging'
import { line, name, phone, text, stateCode } from './text'

/** Filters for the advisor directory. */
export const AgentParameters = Type.Object(
  {
    ...paging,
    'filter[region]': Type.Optional(Type.String({ maxLength: 40 })),
    'filter[state]': Type.Optional(stateCode),
  },
  { additionalProperties: false },
)
export type AgentParameters = Static<typeof AgentParameters>

/** Filters and sort orders for the newer directory. [API-027] */
export const AgentDirectoryParameters = Type.Object(
  {
    ...AgentParameters.properties,
    'filter[city]': Type.Optional(line(120)),
    sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('-rating')])),
  },
  { additionalProperties: false },
)
export type AgentDirectoryParameters = Static<typeof AgentDirectoryParameters>

/** A search for an advisor's name or city. [API-027] */
export const AgentSearch = Type.Object(
  { ...paging, q: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }) },
  { additionalProperties: false },
)
export type AgentSearch = Static<typeof AgentSearch>

/** An advisor's profile. Advisors can't set their rating, status, or number of families helped. [API-027] */
export const AgentProfile = Type.Object(
  {
    displayName: name(160),
    workPhone: phone,
    city: name(120),
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
    introduction: Type.Optional(text(600)),
  },
  { additionalProperties: false },
)
export type AgentProfile = Static<typeof AgentProfile>

/**
 * An admin's list of applications and advisors: `0` applied, `1` under review, `2` approved. `waiting` ones need a decision. `q` searches the name.
 */
export const AdminAgentParameters = listParameters(
  ['status', 'name', 'state', 'inBusinessSince', 'declinedAt'],
  {
    status: range(Type.Integer({ minimum: 0, maximum: 2 })),
    decision: only(Type.Literal('waiting')),
    state: reference(stateCode),
    inBusinessSince: range(Type.Integer({ minimum: 0, maximum: 2200 })),
    declinedAt: range(moment),
  },
  { q: textFilter },
)
export type AdminAgentParameters = Static<typeof AdminAgentParameters>

/** An admin's decision on an advisor. `0` with a reason declines; `2` gives access to the dashboard. */
export const AgentDecision = Type.Object(
  {
    status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    reason: Type.Optional(text(1000)),
  },
  { additionalProperties: false },
)
export type AgentDecision = Static<typeof AgentDecision>

/** The kinds of documents that an advisor uploads. [AGENT-004] */
export const agentDocumentKinds = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const

/** The maximum document size in bytes. */
export const agentDocumentBytes = 5 * 1024 * 1024

/** A document: a PDF, PNG, or JPEG in base64. Another one of the same kind replaces it. [AGENT-004] */
export const NewAgentDocument = Type.Object(
  {
    kind: Type.Union(agentDocumentKinds.map((kind) => Type.Literal(kind))),
    // The server removes paths and the characters of headers.
    fileName: text(200),
    content: Type.String({ minLength: 4, maxLength: Math.ceil(agentDocumentBytes / 3) * 4 }),
  },
  { additionalProperties: false },
)
export type NewAgentDocument = Static<typeof NewAgentDocument>
