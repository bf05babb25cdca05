import type { TObject, TSchema } from '@sinclair/typebox'
import type { Call } from './call'
import type { CallTable } from './calls/table'
import { ContactValues, NewUuidAction, UuidActionParameters, WizardQuestion } from './schemas/actions'
import { AffiliateParameters } from './schemas/affiliates'
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
import {
  CommunityChanges,
  ListingChange,
  NewCommunity,
  NewListing,
  NewSuggestedEdit,
  OwnListingParameters,
  Refusal,
  RgsAuxChange,
  SuggestedEditParameters,
} from './schemas/communities'
import { ListingParameters, PinParameters } from './schemas/listing'
import { NameSearch, Suggestions } from './schemas/search'
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
import * as voices from './schemas/voices'
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
  answers: collectionSchemas(voices.NewAnswer, voices.AnswerParameters, voices.AnswerChange),
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
  communities: {
    list: { query: ListingParameters },
    get: {},
    create: { body: NewCommunity },
    update: { body: CommunityChanges },
    nearby: {},
  },
  communitiesNew: {
    list: { query: ListingParameters },
    read: {},
    create: { body: NewCommunity },
    update: { body: CommunityChanges },
  },
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
  listings: {
    list: { query: OwnListingParameters },
    get: {},
    create: { body: NewListing },
    update: { body: ListingChange },
  },
  notes: { create: { body: NewNote } },
  nps: collectionSchemas(voices.NewNps, voices.NpsParameters),
  organizations: collectionSchemas(directory.NewOrganization, directory.OrganizationParameters),
  partnerCollections: {
    ...collectionSchemas(directory.NewPartnerCollection, directory.PartnerCollectionParameters),
    ofCommunity: {},
  },
  performers: collectionSchemas(directory.NewPerformer, directory.PerformerParameters),
  places: { search: { query: PlaceSearch }, get: {}, resources: {} },
  questions: collectionSchemas(voices.NewQuestion, voices.QuestionParameters, voices.QuestionChange),
  recommendations: { postConversion: {} },
  reviews: {
    list: { query: voices.ReviewParameters },
    ofEntity: { query: voices.ReviewParameters },
    ofPlace: { query: voices.ReviewParameters },
    create: { body: voices.NewReview },
    update: { body: voices.ReviewChange },
  },
  rgsAux: { update: { body: RgsAuxChange } },
  search: {
    page: { query: ListingParameters },
    pins: { query: PinParameters },
    referral: { query: ListingParameters },
    suggest: { query: Suggestions },
    communities: { query: NameSearch },
    insights: { query: ListingParameters },
  },
  sessions: { list: {}, revoke: {}, revokeOthers: {} },
  sitemap: {
    states: { query: SitemapParameters },
    places: { query: SitemapParameters },
    counties: { query: SitemapParameters },
    communities: { query: SitemapParameters },
    agents: { query: SitemapParameters },
  },
  stats: { get: { query: StatsParameters } },
  suggestedEdits: {
    list: { query: SuggestedEditParameters },
    get: {},
    create: { body: NewSuggestedEdit },
    approve: {},
    reject: { body: Refusal },
  },
  tagCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  tags: collectionSchemas(directory.NewTag, directory.TagParameters),
  tasks: { list: { query: TaskParameters }, update: { body: TaskChange } },
  userSaves: {
    list: { query: UserSaveParameters },
    get: {},
    create: { body: NewUserSave },
    update: { body: UserSaveChange },
    remove: {},
  },
  userShares: { create: { body: NewUserShare } },
  users: {
    list: { query: UserParameters },
    create: { body: NewUser },
    get: {},
    update: { body: UserChange },
    remove: {},
  },
  uuidActions: { create: { body: NewUuidAction }, list: { query: UuidActionParameters } },
  uuidAuxes: { get: {}, create: { body: NewUuidAux }, update: { body: NewUuidAux } },
} satisfies RequestSchemas

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

export { agentDocumentBytes } from './schemas/agents'
export { AffiliateLink } from './schemas/affiliates'
export { calls } from './calls/table'
export { type Relationship, relationships, relationshipsOf } from './relationships'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export type { Call, Calls, Page, Role } from './call'
