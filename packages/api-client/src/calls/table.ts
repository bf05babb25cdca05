import { adminAgents, agentDocuments, agents, agentsNew } from './agents'
import { adminClaims, claims } from './claims'
import { communities } from './communities'
import { content, contentEntries } from './content'
import {
  addresses,
  communityEvents,
  contacts,
  entityAuxes,
  imageCategories,
  images,
  organizations,
  partnerCollections,
  performers,
  tagCategories,
  tags,
} from './directory'
import { dataTables, formResponses, jobs } from './external'
import {
  agentOptions,
  agentReferrals,
  agentsCommunityContracts,
  agentTemplates,
  offers,
  realEstateReferrals,
} from './advisors'
import { conversationMessages, conversationParticipants, conversations, invoices } from './conversations'
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { adminUsers, users } from './people'
import { communications, gwizzy, uuidActions } from './requests'
import { recommendations, userSaves, userShares, uuidAuxes } from './saves'
import { answers, nps, questions, reviews } from './voices'
import { auth, invoiced, sessions } from './sign-in'
import { clientsAccess, consents, disclosureCopies, privacy, receipts, releases, stateRules } from './trust'
import { clients, emails, events, marketplaceClients, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  addresses,
  adminAgents,
  adminClaims,
  adminUsers,
  affiliates,
  agentDocuments,
  agentOptions,
  agentReferrals,
  agents,
  agentsCommunityContracts,
  agentsNew,
  agentTemplates,
  answers,
  auth,
  brand,
  claims,
  clients,
  clientsAccess,
  communications,
  communities,
  communityEvents,
  consents,
  contacts,
  content,
  contentEntries,
  conversationMessages,
  conversationParticipants,
  conversations,
  dataTables,
  disclosureCopies,
  emails,
  entityAuxes,
  events,
  formResponses,
  gwizzy,
  homebase,
  imageCategories,
  images,
  invoiced,
  invoices,
  jobs,
  marketplaceClients,
  notes,
  nps,
  offers,
  organizations,
  partnerCollections,
  performers,
  places,
  privacy,
  questions,
  realEstateReferrals,
  receipts,
  recommendations,
  releases,
  reviews,
  sessions,
  sitemap,
  stateRules,
  stats,
  tagCategories,
  tags,
  tasks,
  users,
  userSaves,
  userShares,
  uuidActions,
  uuidAuxes,
} as const

/** The type of the table. */
export type CallTable = typeof calls
