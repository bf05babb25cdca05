import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { agentId } from '../schemas/ids'
import { choice, listParameters, only, range, reference } from '../schemas/list-parameters'
import { communitySlug, name, uuid } from '../schemas/text'

/** A contract between an advisor and a community. [API-033, DATA-018] */
export interface AgentCommunityContract {
  id: string
  agentId: string
  agentName: string
  communityId: string
  communityName: string
  status: 'draft' | 'sent' | 'signed'
  feePercent: number
  signedBy?: string
  signedAt?: string
  createdAt: string
}

/** The list of contracts. */
export const AgentContractParameters = listParameters(
  ['createdAt', 'signedAt', 'status', 'feePercent', 'agentName', 'communityName'],
  {
    organization: reference(uuid),
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

/** Contracts between advisors and communities. [API-033] */
export const agentsCommunityContracts = {
  list: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts',
    status: 200,
    access: ['agent', 'provider', 'admin'],
    summary:
      "Lists the contracts of an advisor or of a provider's communities, by default newest first; admins see all",
    resource: 'agents-community-contracts',
    query: AgentContractParameters,
    response: pageOf<AgentCommunityContract>(),
  },
  autoCreate: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/auto-create',
    status: 201,
    access: advisors,
    summary: 'Creates a contract between an advisor and a community, or returns the existing one',
    resource: 'agents-community-contracts',
    body: NewContract,
    response: of<AgentCommunityContract>(),
  },
  signUrl: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/get-contract-sign-url',
    status: 200,
    access: advisors,
    isForViewers: false,
    summary: "Creates a new signing link for a contract that isn't signed yet",
    query: ContractParameters,
    response: of<{ url: string }>(),
  },
  toSign: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/to-sign',
    status: 200,
    access: 'anyone',
    summary: 'Returns the contract that a signing link belongs to, before and after it was signed',
    resource: 'agents-community-contracts',
    query: ContractToken,
    response: of<AgentCommunityContract>(),
  },
  sign: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/sign',
    status: 201,
    access: 'anyone',
    summary: 'Signs a contract with its signing link',
    resource: 'agents-community-contracts',
    body: ContractSignature,
    response: of<AgentCommunityContract>(),
  },
} as const satisfies Endpoints
