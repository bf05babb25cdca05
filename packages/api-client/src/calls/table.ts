import {
  agentOptions,
  agentReferrals,
  agentsCommunityContracts,
  agentTemplates,
  offers,
  realEstateReferrals,
} from './advisors'
import { agents } from './agents'
import { communities } from './communities'
import { conversationMessages, conversationParticipants, conversations, invoices } from './conversations'
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { auth, users } from './people'
import { communications, gwizzy, uuidActions } from './requests'
import { clientsAccess, consents, disclosureCopies, privacy, receipts, releases, stateRules } from './trust'
import { clients, emails, events, marketplaceClients, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  affiliates,
  agentOptions,
  agentReferrals,
  agents,
  agentsCommunityContracts,
  agentTemplates,
  auth,
  brand,
  clients,
  clientsAccess,
  communications,
  communities,
  consents,
  conversationMessages,
  conversationParticipants,
  conversations,
  disclosureCopies,
  emails,
  events,
  gwizzy,
  homebase,
  invoices,
  marketplaceClients,
  notes,
  offers,
  places,
  privacy,
  realEstateReferrals,
  receipts,
  releases,
  sitemap,
  stateRules,
  stats,
  tasks,
  users,
  uuidActions,
} as const

/** The type of the table. */
export type CallTable = typeof calls
