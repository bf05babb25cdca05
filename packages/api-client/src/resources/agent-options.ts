import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisorsAndAgents } from '../roles'
import { paging } from '../schemas/paging'

/** An advisor's work settings. `id` is the advisor's id. [API-032] */
export interface AgentOptions {
  id: string
  kind: 'partner' | 'real-estate'
  capacity: number
  languages: string[]
  isAccepting: boolean
  /** The average response time over all offers so far, in minutes. */
  averageResponseMinutes?: number
}

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

/** A page of a list without filters. */
export const PageParameters = Type.Object(paging, { additionalProperties: false })
export type PageParameters = Static<typeof PageParameters>

/** Advisors' work settings. [API-032] */
export const agentOptions = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-options',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Lists work settings: capacity, languages, and response time. Advisors see their own; admins see all',
    resource: 'agent-options',
    query: PageParameters,
    response: pageOf<AgentOptions>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/agent-options/:id',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Returns the work settings of an advisor: yours, or for admins anyone’s',
    resource: 'agent-options',
    response: of<AgentOptions>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/agent-options/:id',
    status: 200,
    access: advisorsAndAgents,
    summary: "Updates an advisor's work settings",
    resource: 'agent-options',
    body: AgentOptionsChange,
    response: of<AgentOptions>(),
  },
} as const satisfies Endpoints
