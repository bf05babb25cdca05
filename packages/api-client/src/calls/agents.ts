import type { Agent } from '@pkg/domain'
import { type Calls, of, type Page } from '../call'
import type { AgentParameters } from '../schemas/agents'

/** Advisors that families meet: approved and active ones only. [API-027, AGENT-003] */
export const agents = {
  list: {
    method: 'GET',
    path: '/marketplace/agents',
    access: 'anyone',
    summary: 'Advisors by region or state',
    resource: 'agents',
    query: of<AgentParameters>(),
    answer: of<Page<Agent>>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/agents/:id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'One advisor',
    resource: 'agents',
    answer: of<Agent>(),
  },
} as const satisfies Calls
