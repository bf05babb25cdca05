import type { Agent } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  AdminAgentParameters,
  AgentDecision,
  AgentDirectoryParameters,
  AgentParameters,
  AgentProfile,
  AgentSearch,
  NewAgentDocument,
} from '../schemas/agents'
import type { AgentApplication, AgentDocument } from './accounts'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Approved and active advisors, as families see them. [API-027, AGENT-003] */
export const agents = {
  list: {
    method: 'GET',
    path: '/marketplace/agents',
    status: 200,
    access: 'anyone',
    summary: 'Lists advisors by region or state',
    resource: 'agents',
    query: of<AgentParameters>(),
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
    body: of<AgentProfile>(),
    response: of<Agent>(),
  },
  replace: {
    method: 'PUT',
    path: '/marketplace/agents/:id',
    status: 200,
    access: signedIn,
    summary: 'Replaces your advisor profile; admins can replace any profile',
    resource: 'agents',
    body: of<AgentProfile>(),
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
    query: of<AgentDirectoryParameters>(),
    response: pageOf<Agent>(),
  },
  search: {
    method: 'GET',
    path: '/marketplace/agentsnew/search',
    status: 200,
    access: 'anyone',
    summary: 'Searches advisors by name or city, best match first',
    resource: 'agents',
    query: of<AgentSearch>(),
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
    query: of<AdminAgentParameters>(),
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
    body: of<AgentDecision>(),
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
    body: of<NewAgentDocument>(),
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
