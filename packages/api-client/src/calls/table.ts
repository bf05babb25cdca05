import { agents } from './agents'
import { communities } from './communities'
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { auth, users } from './people'
import { communications, gwizzy, uuidActions } from './requests'
import { clients, emails, events, notes, tasks } from './work'

/** The one table of calls: the client, the routes, the roles and the OpenAPI document are all made from it. */
export const calls = {
  affiliates,
  agents,
  auth,
  brand,
  clients,
  communications,
  communities,
  emails,
  events,
  gwizzy,
  homebase,
  notes,
  places,
  sitemap,
  stats,
  tasks,
  users,
  uuidActions,
} as const

/** The type of the table. */
export type CallTable = typeof calls
