import type { TSchema } from '@sinclair/typebox'
import type { Call } from './call'
import type { CallTable } from './calls/table'
import { ContactValues, NewUuidAction, UuidActionParameters, WizardQuestion } from './schemas/actions'
import { AffiliateParameters } from './schemas/affiliates'
import { AgentParameters } from './schemas/agents'
import { HomebaseParameters } from './schemas/homebase'
import { ListingParameters } from './schemas/listing'
import { NewUser, PasswordLogin, Registration, UserChange } from './schemas/people'
import { PlaceSearch, SitemapParameters, StatsParameters } from './schemas/places'
import { FamilyChange, FamilyParameters, NewNote, PageParameters, TaskChange, TaskParameters } from './schemas/work'

type SchemasOf<C> = C extends Call
  ? (C extends { query: object } ? { query: TSchema } : object) &
      (C extends { body: object } ? { body: TSchema } : object)
  : never

type RequestSchemas = {
  [Resource in keyof CallTable]: { [Name in keyof CallTable[Resource]]: SchemasOf<CallTable[Resource][Name]> }
}

/** The JSON Schema of each query and body of the table. A row that lacks one does not compile. */
export const requestSchemas = {
  affiliates: { read: { query: AffiliateParameters } },
  agents: { list: { query: AgentParameters }, get: {} },
  auth: { register: { body: Registration }, login: { body: PasswordLogin }, logout: {} },
  brand: { get: {} },
  clients: { list: { query: FamilyParameters }, get: {}, update: { body: FamilyChange } },
  communications: { validate: { body: ContactValues } },
  communities: { list: { query: ListingParameters }, get: {}, nearby: {} },
  emails: { list: { query: PageParameters } },
  events: { stream: {} },
  homebase: { get: { query: HomebaseParameters } },
  gwizzy: { question: { body: WizardQuestion } },
  notes: { create: { body: NewNote } },
  places: { search: { query: PlaceSearch }, get: {} },
  sitemap: { places: { query: SitemapParameters }, communities: { query: SitemapParameters } },
  stats: { get: { query: StatsParameters } },
  tasks: { list: { query: TaskParameters }, update: { body: TaskChange } },
  users: { create: { body: NewUser }, get: {}, update: { body: UserChange } },
  uuidActions: { create: { body: NewUuidAction }, list: { query: UuidActionParameters } },
} satisfies RequestSchemas

export { AffiliateLink } from './schemas/affiliates'
export { calls } from './calls/table'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export type { Call, Calls, Page, Role } from './call'
