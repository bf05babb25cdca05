import { adminAgents, agentDocuments, agents, agentsNew } from './agents'
import { adminClaims, claims } from './claims'
import { communities } from './communities'
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { adminUsers, users } from './people'
import { communications, gwizzy, uuidActions } from './requests'
import { auth, invoiced, sessions } from './sign-in'
import { clients, emails, events, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  adminAgents,
  adminClaims,
  adminUsers,
  affiliates,
  agentDocuments,
  agents,
  agentsNew,
  auth,
  brand,
  claims,
  clients,
  communications,
  communities,
  emails,
  events,
  gwizzy,
  homebase,
  invoiced,
  notes,
  places,
  sessions,
  sitemap,
  stats,
  tasks,
  users,
  uuidActions,
} as const

/** The type of the table. */
export type CallTable = typeof calls
