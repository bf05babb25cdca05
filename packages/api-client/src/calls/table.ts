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
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { adminUsers, users } from './people'
import { communications, gwizzy, uuidActions } from './requests'
import { auth, invoiced, sessions } from './sign-in'
import { recommendations, userSaves, userShares, uuidAuxes } from './saves'
import { answers, nps, questions, reviews } from './voices'
import { clients, emails, events, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  adminAgents,
  adminClaims,
  adminUsers,
  addresses,
  affiliates,
  agentDocuments,
  agents,
  agentsNew,
  answers,
  auth,
  brand,
  claims,
  clients,
  communications,
  communities,
  communityEvents,
  contacts,
  content,
  contentEntries,
  dataTables,
  emails,
  entityAuxes,
  events,
  formResponses,
  gwizzy,
  homebase,
  invoiced,
  imageCategories,
  images,
  jobs,
  notes,
  nps,
  organizations,
  partnerCollections,
  performers,
  places,
  sessions,
  questions,
  recommendations,
  reviews,
  sitemap,
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
