import { adminAgents, agentDocuments, agents, agentsNew } from './agents'
import { adminClaims, claims } from './claims'
import { communities, communitiesNew, listings, rgsAux, suggestedEdits } from './communities'
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
import { search } from './search'
import { recommendations, userSaves, userShares, uuidAuxes } from './saves'
import { answers, nps, questions, reviews } from './voices'
import { auth, invoiced, sessions } from './sign-in'
import { clients, emails, events, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  addresses,
  adminAgents,
  adminClaims,
  adminUsers,
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
  communitiesNew,
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
  imageCategories,
  images,
  invoiced,
  jobs,
  listings,
  notes,
  nps,
  organizations,
  partnerCollections,
  performers,
  places,
  questions,
  recommendations,
  reviews,
  rgsAux,
  search,
  sessions,
  sitemap,
  stats,
  suggestedEdits,
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
