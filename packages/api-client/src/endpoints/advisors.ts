import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  AgentContractParameters,
  AgentOptionsChange,
  AgentReferralParameters,
  AgentTemplateChange,
  ContractParameters,
  ContractSignature,
  ContractToken,
  NewAgentReferral,
  NewContract,
  NewHomeNote,
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

/** Families offered to advisors, who accept or decline. [GWZ-118] */
export const offers = {
  list: {
    method: 'GET',
    path: '/platform/offers',
    status: 200,
    access: staff,
    summary: 'Lists the families offered to you, by default newest first; admins see all offers',
    resource: 'offers',
    query: of<OfferParameters>(),
    response: pageOf<Offer>(),
  },
  claim: {
    method: 'POST',
    path: '/platform/offers/:id/claim',
    status: 201,
    access: ['agent'],
    summary: 'Accepts an offered family',
    resource: 'offers',
    response: of<Offer>(),
  },
  decline: {
    method: 'POST',
    path: '/platform/offers/:id/decline',
    status: 201,
    access: ['agent'],
    summary: 'Declines an offer; the next advisor gets it',
    resource: 'offers',
    body: of<OfferDecline>(),
    response: of<Offer>(),
  },
} as const satisfies Endpoints

/** Advisors' work settings. [API-032] */
export const agentOptions = {
  list: {
    method: 'GET',
    path: '/marketplace/agent-options',
    status: 200,
    access: advisors,
    summary: 'Lists work settings: capacity, languages, and response time. Advisors see their own; admins see all',
    resource: 'agent-options',
    query: of<PageParameters>(),
    response: pageOf<AgentOptions>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/agent-options/:id',
    status: 200,
    access: advisors,
    summary: 'Returns the work settings of an advisor: yours, or for admins anyone’s',
    resource: 'agent-options',
    response: of<AgentOptions>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/agent-options/:id',
    status: 200,
    access: advisors,
    summary: "Updates an advisor's work settings",
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
    status: 200,
    access: staff,
    summary: 'Lists your referrals, by default newest first; admins see all',
    resource: 'agent-referrals',
    query: of<AgentReferralParameters>(),
    response: pageOf<AgentReferral>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/agent-referrals',
    status: 201,
    access: staff,
    summary: "Refers a family to a community, with the family's consent and within the share cap",
    resource: 'agent-referrals',
    body: of<NewAgentReferral>(),
    response: of<AgentReferral>(),
  },
} as const satisfies Endpoints

/** Families that need help selling or buying a home. [API-032, AGENT-006] */
export const realEstateReferrals = {
  list: {
    method: 'GET',
    path: '/marketplace/sren-referrals',
    status: 200,
    access: advisors,
    summary: 'Lists your real estate leads, by default newest first; admins see all. `meta.stages` counts each stage',
    resource: 'sren-referrals',
    query: of<RealEstateParameters>(),
    response: pageOf<RealEstateLead, { stages: Record<string, number> }>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/sren-referrals/:id',
    status: 200,
    access: advisors,
    summary: 'Returns a real estate lead',
    resource: 'sren-referrals',
    response: of<RealEstateLead>(),
  },
  addNote: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/notes',
    status: 200,
    access: ['real-estate-agent'],
    summary: 'Adds a note to an accepted home, which only you and admins see',
    resource: 'sren-referrals',
    body: of<NewHomeNote>(),
    response: of<RealEstateLead>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/sren-referrals',
    status: 201,
    access: staff,
    summary: "Refers a family to a real estate agent, with the family's consent",
    resource: 'sren-referrals',
    body: of<NewRealEstateLead>(),
    response: of<RealEstateLead>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/sren-referrals/:id',
    status: 200,
    access: ['real-estate-agent', 'admin'],
    isVersioned: true,
    summary: 'Changes the stage of an accepted real estate lead; admins can offer it to another agent',
    resource: 'sren-referrals',
    body: of<RealEstateChange>(),
    response: of<RealEstateLead>(),
  },
  claim: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/claim',
    status: 201,
    access: ['real-estate-agent'],
    summary: 'Accepts an offered home. The family is emailed your name, and then shared with you',
    resource: 'sren-referrals',
    response: of<RealEstateLead>(),
  },
  decline: {
    method: 'POST',
    path: '/marketplace/sren-referrals/:id/decline',
    status: 204,
    access: ['real-estate-agent'],
    summary: 'Declines an offered home; the next agent is asked',
    resource: 'sren-referrals',
    body: of<OfferDecline>(),
  },
} as const satisfies Endpoints

/** Email templates. [API-032] */
export const agentTemplates = {
  get: {
    method: 'GET',
    path: '/marketplace/agent-template/:id',
    status: 200,
    access: advisors,
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
    body: of<AgentTemplateChange>(),
    response: of<AgentTemplate>(),
  },
} as const satisfies Endpoints

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
    query: of<AgentContractParameters>(),
    response: pageOf<AgentCommunityContract>(),
  },
  autoCreate: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/auto-create',
    status: 201,
    access: staff,
    summary: 'Creates a contract between an advisor and a community, or returns the existing one',
    resource: 'agents-community-contracts',
    body: of<NewContract>(),
    response: of<AgentCommunityContract>(),
  },
  signUrl: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/get-contract-sign-url',
    status: 200,
    access: staff,
    isForViewers: false,
    summary: "Creates a new signing link for a contract that isn't signed yet",
    query: of<ContractParameters>(),
    response: of<{ url: string }>(),
  },
  toSign: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/to-sign',
    status: 200,
    access: 'anyone',
    summary: 'Returns the contract that a signing link belongs to, before and after it was signed',
    resource: 'agents-community-contracts',
    query: of<ContractToken>(),
    response: of<AgentCommunityContract>(),
  },
  sign: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/sign',
    status: 201,
    access: 'anyone',
    summary: 'Signs a contract with its signing link',
    resource: 'agents-community-contracts',
    body: of<ContractSignature>(),
    response: of<AgentCommunityContract>(),
  },
} as const satisfies Endpoints
