import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { agentId } from '../schemas/ids'
import { listParameters, only, range, reference } from '../schemas/list-parameters'
import { communitySlug, text, uuid } from '../schemas/text'
import { wordingOf } from './consents'

/** A family that its advisor referred to a community. [API-032] */
export interface AgentReferral {
  id: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  agentId: string
  createdAt: string
}

/** The list of families that advisors referred to communities. */
export const AgentReferralParameters = listParameters(['createdAt', 'clientName', 'communityName'], {
  client: reference(uuid),
  community: only(communitySlug),
  agent: reference(agentId),
  createdAt: range(moment),
})
export type AgentReferralParameters = Static<typeof AgentReferralParameters>

/** The wording that staff confirm when a family agreed to share its data with a community. [TRUTH-002] */
export const SpokenShare = wordingOf('spoken-share')

/** A family referred to a community. Requires a consent if the family didn't request the community itself. [API-032] */
export const NewAgentReferral = Type.Object(
  { clientId: uuid, communityId: communitySlug, note: Type.Optional(text(2000)), consent: Type.Optional(SpokenShare) },
  { additionalProperties: false },
)
export type NewAgentReferral = Static<typeof NewAgentReferral>

/** Families that advisors refer to communities. [API-032] */
export const agentReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-referrals',
    status: 200,
    access: advisors,
    summary: 'Lists your referrals, by default newest first; admins see all',
    resource: 'agent-referrals',
    query: AgentReferralParameters,
    response: pageOf<AgentReferral>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agent-referrals',
    status: 201,
    access: advisors,
    summary: "Refers a family to a community, with the family's consent and within the share cap",
    resource: 'agent-referrals',
    body: NewAgentReferral,
    response: of<AgentReferral>(),
  },
} as const satisfies Endpoints
