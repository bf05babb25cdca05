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

/** Advisors that families meet: approved and active ones only. [API-027, AGENT-003] */
export const agents = {
  list: {
    method: 'GET',
    path: '/marketplace/agents',
    access: 'anyone',
    summary: 'Advisors by region or state',
    resource: 'agents',
    query: of<AgentParameters>(),
    response: pageOf<Agent>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/agents/:id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'One advisor',
    resource: 'agents',
    response: of<Agent>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agents',
    access: signedIn,
    summary: 'Applies as an advisor; an admin decides',
    resource: 'agents',
    body: of<AgentProfile>(),
    response: of<Agent>(),
  },
  replace: {
    method: 'PUT',
    path: '/marketplace/agents/:id',
    access: signedIn,
    summary: 'Replaces what the advisor tells of the own work; admins may for anybody',
    resource: 'agents',
    body: of<AgentProfile>(),
    response: of<Agent>(),
  },
} as const satisfies Endpoints

/** The newer directory: ordered by rating unless asked otherwise, and searched by words. [API-027] */
export const agentsNew = {
  list: {
    method: 'GET',
    path: '/marketplace/agentsnew',
    access: 'anyone',
    summary: 'Advisors by region, state or city, the best rated first',
    resource: 'agents',
    query: of<AgentDirectoryParameters>(),
    response: pageOf<Agent>(),
  },
  search: {
    method: 'GET',
    path: '/marketplace/agentsnew/search',
    access: 'anyone',
    summary: 'Advisors by words of their name or city, the closest first',
    resource: 'agents',
    query: of<AgentSearch>(),
    response: pageOf<Agent>(),
  },
} as const satisfies Endpoints

/** Advisors and applications, as admins decide on them. */
export const adminAgents = {
  list: {
    method: 'GET',
    path: '/admin/agents',
    access: ['admin'],
    summary: 'Advisors of every status, with the papers they handed in',
    resource: 'agent-applications',
    query: of<AdminAgentParameters>(),
    response: pageOf<AgentApplication>(),
  },
  decide: {
    method: 'PATCH',
    path: '/admin/agents/:id',
    access: ['admin'],
    summary: 'Approves, reviews or refuses an advisor, and writes to them',
    resource: 'agent-applications',
    body: of<AgentDecision>(),
    response: of<AgentApplication>(),
  },
} as const satisfies Endpoints

/** The papers of an advisor, seen by the advisor and by admins alone. [AGENT-004] */
export const agentDocuments = {
  list: {
    method: 'GET',
    path: '/marketplace/agents/:id/documents',
    access: signedIn,
    summary: 'The papers that an advisor handed in',
    resource: 'agent-documents',
    response: pageOf<AgentDocument>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agents/:id/documents',
    access: signedIn,
    summary: 'Hands in a paper: a PDF, PNG or JPEG of at most 5 MB, known by its own bytes',
    resource: 'agent-documents',
    body: of<NewAgentDocument>(),
    response: of<AgentDocument>(),
  },
  read: {
    method: 'GET',
    path: '/platform/agent-documents/:id',
    access: signedIn,
    summary: 'The bytes of a paper, as a download',
  },
} as const satisfies Endpoints
