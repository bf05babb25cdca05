import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  AgentOptionsChange,
  AgentTemplateChange,
  ContractParameters,
  ContractSignature,
  NewAgentReferral,
  NewContract,
  NewRealEstateLead,
  OfferDecline,
  OfferParameters,
  RealEstateChange,
  RealEstateParameters,
} from '../schemas/advisors'
import type { PageParameters } from '../schemas/work'
import type {
  AgentCommunityContract,
  AgentOptions,
  AgentReferral,
  AgentTemplate,
  Offer,
  RealEstateLead,
} from './advisor-entities'

const staff = ['agent', 'admin'] as const
const advisors = ['agent', 'real-estate-agent', 'admin'] as const

/** Families offered to advisors, to claim or to decline. [GWZ-118] */
export const offers = {
  list: {
    method: 'GET',
    path: '/platform/offers',
    access: staff,
    summary: 'Families offered to the advisor who asks, newest first; admins see all',
    resource: 'offers',
    query: of<OfferParameters>(),
    response: pageOf<Offer>(),
  },
  claim: {
    method: 'POST',
    path: '/platform/offers/:id/claim',
    access: ['agent'],
    summary: 'Takes a family on',
    resource: 'offers',
    response: of<Offer>(),
  },
  decline: {
    method: 'POST',
    path: '/platform/offers/:id/decline',
    access: ['agent'],
    summary: 'Passes a family on to the next advisor',
    resource: 'offers',
    body: of<OfferDecline>(),
    response: of<Offer>(),
  },
} as const satisfies Endpoints

/** How advisors work. [API-032] */
export const agentOptions = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-options',
    access: advisors,
    summary: 'Capacity, languages and speed: one’s own, or for admins everybody’s',
    resource: 'agent-options',
    query: of<PageParameters>(),
    response: pageOf<AgentOptions>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/agent-options/:id',
    access: advisors,
    summary: 'Changes how an advisor works',
    resource: 'agent-options',
    body: of<AgentOptionsChange>(),
    response: of<AgentOptions>(),
  },
} as const satisfies Endpoints

/** Families that advisors refer to communities. [API-032] */
export const agentReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-referrals',
    access: staff,
    summary: 'Referrals of the advisor who asks, newest first; admins see all',
    resource: 'agent-referrals',
    query: of<PageParameters>(),
    response: pageOf<AgentReferral>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agent-referrals',
    access: staff,
    summary: 'Refers a family to a community, on its consent and within the share cap',
    resource: 'agent-referrals',
    body: of<NewAgentReferral>(),
    response: of<AgentReferral>(),
  },
} as const satisfies Endpoints

/** Homes to sell or to buy. [API-032, AGENT-006] */
export const realEstateReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/sren-referrals',
    access: advisors,
    summary: 'Real estate leads: one’s own, or for admins all; `meta.stages` counts each stage',
    resource: 'sren-referrals',
    query: of<RealEstateParameters>(),
    response: pageOf<RealEstateLead, { stages: Record<string, number> }>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/sren-referrals',
    access: staff,
    summary: 'Sends a family on to a real estate agent',
    resource: 'sren-referrals',
    body: of<NewRealEstateLead>(),
    response: of<RealEstateLead>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/sren-referrals/:id',
    access: ['real-estate-agent', 'admin'],
    summary: 'Moves a real estate lead to another stage',
    resource: 'sren-referrals',
    body: of<RealEstateChange>(),
    response: of<RealEstateLead>(),
  },
} as const satisfies Endpoints

/** Letters to start from. [API-032] */
export const agentTemplates = {
  get: {
    method: 'GET',
    path: '/marketplace/agent-template/:id',
    access: advisors,
    summary: 'A letter: introduction, follow-up or tour-reminder, as the advisor rewrote it',
    resource: 'agent-templates',
    response: of<AgentTemplate>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/agent-template/:id',
    access: ['agent', 'real-estate-agent'],
    summary: 'Rewrites a letter for oneself',
    resource: 'agent-templates',
    body: of<AgentTemplateChange>(),
    response: of<AgentTemplate>(),
  },
} as const satisfies Endpoints

/** What advisors and communities agree on. [API-033] */
export const agentsCommunityContracts = {
  list: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts',
    access: ['agent', 'provider', 'admin'],
    summary: 'Contracts of the advisor or of the communities of the provider; admins see all',
    resource: 'agents-community-contracts',
    query: of<PageParameters>(),
    response: pageOf<AgentCommunityContract>(),
  },
  autoCreate: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/auto-create',
    access: staff,
    summary: 'Makes the contract of an advisor with a community, or gives the one there is',
    resource: 'agents-community-contracts',
    body: of<NewContract>(),
    response: of<AgentCommunityContract>(),
  },
  signUrl: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/get-contract-sign-url',
    access: staff,
    summary: 'A new signing address for a contract that nobody has signed yet',
    query: of<ContractParameters>(),
    response: of<{ url: string }>(),
  },
  sign: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/sign',
    access: 'anyone',
    summary: 'Signs the contract of a signing address',
    resource: 'agents-community-contracts',
    body: of<ContractSignature>(),
    response: of<AgentCommunityContract>(),
  },
} as const satisfies Endpoints
