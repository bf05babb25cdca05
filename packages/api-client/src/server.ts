import type { TObject, TSchema } from '@sinclair/typebox'
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
import { ClaimDecision, ClaimParameters, ClaimSearch, NewClaim, UnlistedClaim } from './schemas/claims'
import { changeOf } from './schemas/collection'
import {
  ContentEntry,
  ContentEntryParameters,
  ContentParameters,
  NewContentEntry,
  PopulateParameters,
} from './schemas/content'
import * as directory from './schemas/directory'
import { FormResponseParameters } from './schemas/external'
import { HomebaseParameters } from './schemas/homebase'
import { ListingParameters } from './schemas/listing'
import { AdminUserChange, Invitation, NewUser, UserChange, UserParameters } from './schemas/people'
import { PlaceSearch, SitemapParameters, StatsParameters } from './schemas/places'
import {
  NewUserSave,
  NewUserShare,
  NewUuidAux,
  UserSave,
  UserSaveChange,
  UserSaveParameters,
  UuidAux,
} from './schemas/saves'
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
import * as voices from './schemas/voices'
import { FamilyChange, FamilyParameters, NewNote, PageParameters, TaskChange, TaskParameters } from './schemas/work'

type SchemasOf<C> = C extends Call
  ? (C extends { query: object } ? { query: TSchema } : object) &
      (C extends { body: object } ? { body: TSchema } : object)
  : never

type RequestSchemas = {
  [Resource in keyof CallTable]: { [Name in keyof CallTable[Resource]]: SchemasOf<CallTable[Resource][Name]> }
}

/** The schemas of the five rows of a collection. */
const collectionSchemas = (made: TObject, list: TObject, changed = changeOf(made)) => ({
  list: { query: list },
  get: {},
  create: { body: made },
  update: { body: changed },
  remove: {},
})

/** The JSON Schema of each query and body of the table. A row that lacks one does not compile. */
export const requestSchemas = {
  addresses: collectionSchemas(directory.NewAddress, directory.AddressParameters),
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
  answers: collectionSchemas(voices.NewAnswer, voices.AnswerParameters, voices.AnswerChange),
  brand: { get: {} },
  claims: {
    search: { query: ClaimSearch },
    get: {},
    create: { body: NewClaim },
    list: { query: ClaimParameters },
    createUnlisted: { body: UnlistedClaim },
  },
  clients: { list: { query: FamilyParameters }, get: {}, update: { body: FamilyChange } },
  communications: { validate: { body: ContactValues } },
  communities: { list: { query: ListingParameters }, get: {}, nearby: {} },
  communityEvents: collectionSchemas(directory.NewCommunityEvent, directory.CommunityEventParameters),
  contacts: collectionSchemas(directory.NewContact, directory.ContactParameters),
  content: {
    homePage: {},
    home: {},
    homeV2: {},
    contactUs: {},
    profilePage: {},
    searchPage: {},
    toolsPage: {},
    resourceCenterCommon: {},
    referrals: {},
    exitIntentPopup: { query: PopulateParameters },
    authors: { query: ContentParameters },
    reviewers: { query: ContentParameters },
    articles: { query: ContentParameters },
    articleCount: { query: ContentParameters },
    topics: { query: ContentParameters },
    topicsHeader: {},
    audienceNudges: { query: ContentParameters },
    audienceModal: {},
    seniorLivingTypes: { query: ContentParameters },
    marketingPages: { query: ContentParameters },
    statePages: { query: ContentParameters },
    seniorLivingTools: { query: ContentParameters },
    providerPages: { query: ContentParameters },
  },
  contentEntries: collectionSchemas(NewContentEntry, ContentEntryParameters),
  dataTables: { get: {} },
  emails: { list: { query: PageParameters } },
  entityAuxes: collectionSchemas(directory.NewEntityAux, directory.EntityAuxParameters),
  events: { stream: {} },
  formResponses: { list: { query: FormResponseParameters } },
  homebase: { get: { query: HomebaseParameters } },
  invoiced: { magicLink: {} },
  gwizzy: { question: { body: WizardQuestion } },
  imageCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  images: collectionSchemas(directory.NewImage, directory.ImageParameters),
  jobs: { list: {} },
  notes: { create: { body: NewNote } },
  sessions: { list: {}, revoke: {}, revokeOthers: {} },
  nps: collectionSchemas(voices.NewNps, voices.NpsParameters),
  organizations: collectionSchemas(directory.NewOrganization, directory.OrganizationParameters),
  partnerCollections: {
    ...collectionSchemas(directory.NewPartnerCollection, directory.PartnerCollectionParameters),
    ofCommunity: {},
  },
  performers: collectionSchemas(directory.NewPerformer, directory.PerformerParameters),
  places: { search: { query: PlaceSearch }, get: {} },
  questions: collectionSchemas(voices.NewQuestion, voices.QuestionParameters, voices.QuestionChange),
  recommendations: { postConversion: {} },
  reviews: {
    list: { query: voices.ReviewParameters },
    ofEntity: { query: voices.ReviewParameters },
    ofPlace: { query: voices.ReviewParameters },
    create: { body: voices.NewReview },
    update: { body: voices.ReviewChange },
  },
  sitemap: { places: { query: SitemapParameters }, communities: { query: SitemapParameters } },
  stats: { get: { query: StatsParameters } },
  tagCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  tags: collectionSchemas(directory.NewTag, directory.TagParameters),
  tasks: { list: { query: TaskParameters }, update: { body: TaskChange } },
  users: {
    list: { query: UserParameters },
    create: { body: NewUser },
    get: {},
    update: { body: UserChange },
    remove: {},
  },
  userSaves: {
    list: { query: UserSaveParameters },
    get: {},
    create: { body: NewUserSave },
    update: { body: UserSaveChange },
    remove: {},
  },
  userShares: { create: { body: NewUserShare } },
  uuidActions: { create: { body: NewUuidAction }, list: { query: UuidActionParameters } },
  uuidAuxes: { get: {}, create: { body: NewUuidAux }, update: { body: NewUuidAux } },
} satisfies RequestSchemas

export { agentDocumentBytes } from './schemas/agents'
/** What a resource of a type looks like, `id` among its attributes, for the types that are described so exactly. */
export const resourceSchemas = {
  addresses: directory.Address,
  answers: voices.Answer,
  contacts: directory.Contact,
  'content-entries': ContentEntry,
  'entity-auxes': directory.EntityAux,
  events: directory.CommunityEvent,
  'image-categories': directory.Category,
  images: directory.Image,
  nps: voices.Nps,
  organizations: directory.Organization,
  'partner-collections': directory.PartnerCollection,
  performers: directory.Performer,
  questions: voices.Question,
  reviews: voices.CommunityReview,
  'tag-categories': directory.Category,
  tags: directory.Tag,
  'user-saves': UserSave,
  'uuid-auxes': UuidAux,
} satisfies Record<string, TObject>

export { AffiliateLink } from './schemas/affiliates'
export { calls } from './calls/table'
export { type Relationship, relationships, relationshipsOf } from './relationships'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export type { Call, Calls, Page, Role } from './call'
