import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { advisorsAndAgents } from '../roles'
import { line, text } from '../schemas/text'

/** An email template. `isCustomized` is true when the advisor changed it. [API-032] */
export interface AgentTemplate {
  id: string
  subject: string
  body: string
  isCustomized: boolean
}

/** An email template with an advisor's changes. [API-032] */
export const AgentTemplateChange = Type.Object(
  { subject: line(200), body: text(8000) },
  { additionalProperties: false },
)
export type AgentTemplateChange = Static<typeof AgentTemplateChange>

/** Email templates. [API-032] */
export const agentTemplates = {
  get: {
    method: 'GET',
    path: '/marketplace/agent-template/:id',
    status: 200,
    access: advisorsAndAgents,
    summary: "Returns an email template (introduction, follow-up, or tour-reminder) with the advisor's changes",
    resource: 'agent-templates',
    response: of<AgentTemplate>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/agent-template/:id',
    status: 200,
    access: ['agent', 'real-estate-agent'],
    summary: 'Updates your version of an email template',
    resource: 'agent-templates',
    body: AgentTemplateChange,
    response: of<AgentTemplate>(),
  },
} as const satisfies Endpoints
