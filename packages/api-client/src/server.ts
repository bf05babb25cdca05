import type { TSchema } from '@sinclair/typebox'
import type { Call } from './call'
import type { CallTable } from './calls/table'
import { ContactValues, NewUuidAction, UuidActionParameters, WizardQuestion } from './schemas/actions'
import { AffiliateParameters } from './schemas/affiliates'
import {
  AdminAgentParameters,
  AgentDecision,
  AgentDirectoryParameters,
  AgentParameters,
  AgentProfile,
  AgentSearch,
  NewAgentDocument,
} from './schemas/agents'
import { ClaimDecision, ClaimParameters, NewClaim, UnlistedClaim } from './schemas/claims'
import { HomebaseParameters } from './schemas/homebase'
import { ListingParameters } from './schemas/listing'
import { AdminUserChange, Invitation, NewUser, UserChange, UserParameters } from './schemas/people'
import { PlaceSearch, SitemapParameters, StatsParameters } from './schemas/places'
import {
  CodeLogin,
  CodeRetry,
  CodeStart,
  LinkToken,
  MagicLinkStart,
  NewPassword,
  PasswordChange,
  PasswordLogin,
  Recovery,
  RecoveryEnd,
  Registration,
  ThirdPartyEnd,
  ThirdPartyStart,
} from './schemas/sign-in'
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
  adminAgents: { list: { query: AdminAgentParameters }, decide: { body: AgentDecision } },
  adminClaims: { list: { query: ClaimParameters }, decide: { body: ClaimDecision } },
  adminUsers: { list: { query: UserParameters }, create: { body: Invitation }, update: { body: AdminUserChange } },
  agentDocuments: { list: {}, create: { body: NewAgentDocument }, read: {} },
  agents: {
    list: { query: AgentParameters },
    get: {},
    create: { body: AgentProfile },
    replace: { body: AgentProfile },
  },
  agentsNew: { list: { query: AgentDirectoryParameters }, search: { query: AgentSearch } },
  auth: {
    register: { body: Registration },
    invitation: { body: LinkToken },
    login: { body: PasswordLogin },
    ways: {},
    thirdParty: { body: ThirdPartyStart },
    thirdPartyEnd: { body: ThirdPartyEnd },
    setPassword: { body: NewPassword },
    updatePassword: { body: PasswordChange },
    recover: { body: Recovery },
    recoverEnd: { body: RecoveryEnd },
    magicLinkStart: { body: MagicLinkStart },
    start: { body: LinkToken },
    codeStart: { body: CodeStart },
    codeLogin: { body: CodeLogin },
    codeRetry: { body: CodeRetry },
    logout: {},
  },
  brand: { get: {} },
  claims: {
    get: {},
    create: { body: NewClaim },
    list: { query: ClaimParameters },
    createUnlisted: { body: UnlistedClaim },
  },
  clients: { list: { query: FamilyParameters }, get: {}, update: { body: FamilyChange } },
  communications: { validate: { body: ContactValues } },
  communities: { list: { query: ListingParameters }, get: {}, nearby: {} },
  emails: { list: { query: PageParameters } },
  events: { stream: {} },
  homebase: { get: { query: HomebaseParameters } },
  invoiced: { magicLink: {} },
  gwizzy: { question: { body: WizardQuestion } },
  notes: { create: { body: NewNote } },
  sessions: { list: {}, revoke: {}, revokeOthers: {} },
  places: { search: { query: PlaceSearch }, get: {} },
  sitemap: { places: { query: SitemapParameters }, communities: { query: SitemapParameters } },
  stats: { get: { query: StatsParameters } },
  tasks: { list: { query: TaskParameters }, update: { body: TaskChange } },
  users: {
    list: { query: UserParameters },
    create: { body: NewUser },
    get: {},
    update: { body: UserChange },
    remove: {},
  },
  uuidActions: { create: { body: NewUuidAction }, list: { query: UuidActionParameters } },
} satisfies RequestSchemas

export { agentDocumentBytes } from './schemas/agents'
export { AffiliateLink } from './schemas/affiliates'
export { calls } from './calls/table'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export type { Call, Calls, Page, Role } from './call'
