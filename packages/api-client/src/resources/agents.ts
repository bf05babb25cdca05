import type { Agent, AgentStatus } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins, signedIn } from '../roles'
import { day, moment } from '../schemas/record'
import { listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { line, name, phone, stateCode, text } from '../schemas/text'

/** The kinds of documents that an advisor uploads. [AGENT-004] */
export const agentDocumentKinds = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const

/** A document that an advisor uploaded, without its bytes. [AGENT-004] */
export interface AgentDocument {
  id: string
  agentId: string
  kind: (typeof agentDocumentKinds)[number]
  fileName: string
  mediaType: string
  bytes: number
  /** The last day on which it's valid, if it expires. */
  validUntil?: string
  createdAt: string
}

/** An advisor's application as admins and the advisor see it. */
export interface AgentApplication {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  name: string
  status: AgentStatus
  email: string
  workPhone: string
  city: string
  state: string
  /** The states that the advisor serves. */
  states: string[]
  inBusinessSince: number
  /** The kinds of documents uploaded so far. */
  documents: AgentDocument['kind'][]
  /** When an admin declined the application, unless the applicant changed it since. */
  declinedAt?: string
  /** Why an admin declined the application. */
  reason?: string
}

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

/** The maximum document size in bytes. */
export const agentDocumentBytes = 5 * 1024 * 1024

/** A document: a PDF, PNG, or JPEG in base64. Another one of the same kind replaces it. [AGENT-004] */
export const NewAgentDocument = Type.Object(
  {
    kind: Type.Union(agentDocumentKinds.map((kind) => Type.Literal(kind))),
    // The server removes paths and the characters of headers.
    fileName: text(200),
    content: Type.String({ minLength: 4, maxLength: Math.ceil(agentDocumentBytes / 3) * 4 }),
    validUntil: Type.Optional(day),
  },
  { additionalProperties: false },
)
export type NewAgentDocument = Static<typeof NewAgentDocument>

/** The last day on which a document is valid. `null` says that it doesn't expire. [WORK-012] */
export const AgentDocumentChange = Type.Object(
  { validUntil: Type.Union([day, Type.Null()]) },
  { additionalProperties: false },
)
export type AgentDocumentChange = Static<typeof AgentDocumentChange>

/** Approved and active advisors, as families see them. [API-027, AGENT-003] */
export const agents = {
  list: {
    method: 'GET',
    path: '/marketplace/agents',
    status: 200,
    access: 'anyone',
    summary: 'Lists advisors by region or state',
    resource: 'agents',
    query: AgentParameters,
    response: pageOf<Agent>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/agents/:id',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns an advisor',
    resource: 'agents',
    response: of<Agent>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agents',
    status: 201,
    access: signedIn,
    summary: 'Applies to become an advisor; an admin decides',
    resource: 'agents',
    body: AgentProfile,
    response: of<Agent>(),
  },
  replace: {
    method: 'PUT',
    path: '/marketplace/agents/:id',
    status: 200,
    access: signedIn,
    summary: 'Replaces your advisor profile; admins can replace any profile',
    resource: 'agents',
    body: AgentProfile,
    response: of<Agent>(),
  },
} as const satisfies Endpoints

/** The newer advisor directory, ordered by rating by default and searchable by text. [API-027] */
export const agentsNew = {
  list: {
    method: 'GET',
    path: '/marketplace/agentsnew',
    status: 200,
    access: 'anyone',
    summary: 'Lists advisors by region, state, or city, highest rated first',
    resource: 'agents',
    query: AgentDirectoryParameters,
    response: pageOf<Agent>(),
  },
  search: {
    method: 'GET',
    path: '/marketplace/agentsnew/search',
    status: 200,
    access: 'anyone',
    summary: 'Searches advisors by name or city, best match first',
    resource: 'agents',
    query: AgentSearch,
    response: pageOf<Agent>(),
  },
} as const satisfies Endpoints

/** Advisors and applications, for admins to decide. */
export const adminAgents = {
  list: {
    method: 'GET',
    path: '/admin/agents',
    status: 200,
    access: ['admin'],
    summary: 'Lists advisors of every status with their uploaded documents, by default by status and name',
    resource: 'agent-applications',
    query: AdminAgentParameters,
    response: pageOf<AgentApplication>(),
  },
  get: {
    method: 'GET',
    path: '/admin/agents/:id',
    status: 200,
    access: ['admin'],
    summary: "Returns an advisor's application",
    resource: 'agent-applications',
    response: of<AgentApplication>(),
  },
  decide: {
    method: 'PATCH',
    path: '/admin/agents/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: 'Approves, reviews, or declines an advisor and emails them',
    resource: 'agent-applications',
    body: AgentDecision,
    response: of<AgentApplication>(),
  },
} as const satisfies Endpoints

/** Advisors' documents, visible only to the advisor and admins. [AGENT-004] */
export const agentDocuments = {
  list: {
    method: 'GET',
    path: '/marketplace/agents/:id/documents',
    status: 200,
    access: signedIn,
    summary: 'Lists the documents that an advisor uploaded',
    resource: 'agent-documents',
    response: pageOf<AgentDocument>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agents/:id/documents',
    status: 201,
    // A document of 5 MB has 6.7 MB in base64.
    bodyLimit: 7 * 1024 * 1024,
    access: signedIn,
    summary: 'Uploads a document: a PDF, PNG, or JPEG of up to 5 MB, identified by its content',
    resource: 'agent-documents',
    body: NewAgentDocument,
    response: of<AgentDocument>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/agent-documents/:id',
    status: 200,
    access: admins,
    summary: 'Sets the last day on which a document of an advisor is valid',
    resource: 'agent-documents',
    body: AgentDocumentChange,
    response: of<AgentDocument>(),
  },
  read: {
    method: 'GET',
    path: '/platform/agent-documents/:id',
    status: 204,
    access: signedIn,
    summary: 'Downloads a document',
  },
} as const satisfies Endpoints
