import type { Call } from './call'
import type { CallTable } from './calls/table'
import { ContactValues, NewUuidAction, UuidActionParameters, WizardQuestion } from './schemas/actions'
import {
  AgentOptionsChange,
  AgentTemplateChange,
  ContractParameters,
  ContractSignature,
  NewAgentReferral,
  NewContract,
  NewRealEstateLead,
  OfferDecline,
  OfferParameters,
  RealEstateChange,
  RealEstateParameters,
} from './schemas/advisors'
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
import {
  ContentEntry,
  ContentEntryParameters,
  ContentParameters,
  NewContentEntry,
  PopulateParameters,
} from './schemas/content'
import {
  ConversationParameters,
  NewConversation,
  NewMessage,
  NewParticipant,
  OfConversation,
  ParticipantChange,
  VoiceCall,
} from './schemas/conversations'
import { FormResponseParameters } from './schemas/external'
import { HomebaseParameters } from './schemas/homebase'
import { InvoiceChange, InvoiceParameters, NewCreditNote, NewInvoice } from './schemas/invoices'
import { ListingParameters, PinParameters } from './schemas/listing'
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
import { NameSearch, Suggestions } from './schemas/search'
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
import {
  ContactReveal,
  ErasureRequest,
  LedgerCheck,
  NewConsent,
  NewDisclosureCopy,
  OfClient,
  PrivacySubject,
  ReceiptParameters,
  StateRuleParameters,
} from './schemas/trust'
import {
  FamilyChange,
  FamilyMerge,
  FamilyParameters,
  NewEmail,
  NewFamily,
  NewNote,
  NewTask,
  NoteChange,
  NoteParameters,
  PageParameters,
  TaskChange,
  TaskParameters,
} from './schemas/work'
import type { TObject, TSchema } from '@sinclair/typebox'
import * as directory from './schemas/directory'
import * as voices from './schemas/voices'

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
  adminAgents: { list: { query: AdminAgentParameters }, decide: { body: AgentDecision } },
  adminClaims: { list: { query: ClaimParameters }, decide: { body: ClaimDecision } },
  adminUsers: { list: { query: UserParameters }, create: { body: Invitation }, update: { body: AdminUserChange } },
  affiliates: { read: { query: AffiliateParameters } },
  agentDocuments: { list: {}, create: { body: NewAgentDocument }, read: {} },
  agentOptions: { list: { query: PageParameters }, update: { body: AgentOptionsChange } },
  agentReferrals: { list: { query: PageParameters }, create: { body: NewAgentReferral } },
  agents: {
    list: { query: AgentParameters },
    get: {},
    create: { body: AgentProfile },
    replace: { body: AgentProfile },
  },
  agentsCommunityContracts: {
    list: { query: PageParameters },
    autoCreate: { body: NewContract },
    signUrl: { query: ContractParameters },
    sign: { body: ContractSignature },
  },
  agentsNew: { list: { query: AgentDirectoryParameters }, search: { query: AgentSearch } },
  agentTemplates: { get: {}, update: { body: AgentTemplateChange } },
  answers: collectionSchemas(voices.NewAnswer, voices.AnswerParameters, voices.AnswerChange),
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
    search: { query: ClaimSearch },
    get: {},
    create: { body: NewClaim },
    list: { query: ClaimParameters },
    createUnlisted: { body: UnlistedClaim },
  },
  clients: { list: { query: FamilyParameters }, get: {}, update: { body: FamilyChange } },
  clientsAccess: { contact: { body: ContactReveal } },
  communications: { validate: { body: ContactValues }, voice: { body: VoiceCall } },
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
  consents: { create: { body: NewConsent }, list: { query: OfClient }, check: { query: LedgerCheck } },
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
  conversationMessages: { list: { query: OfConversation }, create: { body: NewMessage } },
  conversationParticipants: {
    list: { query: OfConversation },
    create: { body: NewParticipant },
    update: { body: ParticipantChange },
  },
  conversations: { list: { query: ConversationParameters }, get: {}, create: { body: NewConversation } },
  dataTables: { get: {} },
  disclosureCopies: { create: { body: NewDisclosureCopy } },
  emails: { list: { query: PageParameters }, get: {}, create: { body: NewEmail } },
  entityAuxes: collectionSchemas(directory.NewEntityAux, directory.EntityAuxParameters),
  events: { stream: {} },
  formResponses: { list: { query: FormResponseParameters } },
  gwizzy: { question: { body: WizardQuestion } },
  homebase: { get: { query: HomebaseParameters } },
  imageCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  images: collectionSchemas(directory.NewImage, directory.ImageParameters),
  invoiced: { magicLink: {} },
  invoices: {
    list: { query: InvoiceParameters },
    get: {},
    create: { body: NewInvoice },
    update: { body: InvoiceChange },
    credit: { body: NewCreditNote },
  },
  jobs: { list: {} },
  listings: {
    list: { query: OwnListingParameters },
    get: {},
    create: { body: NewListing },
    update: { body: ListingChange },
  },
  marketplaceClients: {
    list: { query: FamilyParameters },
    get: {},
    create: { body: NewFamily },
    update: { body: FamilyChange },
    merge: { body: FamilyMerge },
  },
  notes: {
    list: { query: NoteParameters },
    create: { body: NewNote },
    update: { body: NoteChange },
    delete: {},
  },
  nps: collectionSchemas(voices.NewNps, voices.NpsParameters),
  offers: { list: { query: OfferParameters }, claim: {}, decline: { body: OfferDecline } },
  organizations: collectionSchemas(directory.NewOrganization, directory.OrganizationParameters),
  partnerCollections: {
    ...collectionSchemas(directory.NewPartnerCollection, directory.PartnerCollectionParameters),
    ofCommunity: {},
  },
  performers: collectionSchemas(directory.NewPerformer, directory.PerformerParameters),
  places: { search: { query: PlaceSearch }, get: {}, resources: {} },
  privacy: { export: { query: PrivacySubject }, erase: { body: ErasureRequest } },
  questions: collectionSchemas(voices.NewQuestion, voices.QuestionParameters, voices.QuestionChange),
  realEstateReferrals: {
    list: { query: RealEstateParameters },
    create: { body: NewRealEstateLead },
    update: { body: RealEstateChange },
  },
  receipts: { list: { query: ReceiptParameters }, revoke: { body: ReceiptParameters } },
  recommendations: { postConversion: {} },
  releases: { list: { query: OfClient }, confirm: {} },
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
  stateRules: { list: { query: StateRuleParameters } },
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
  tasks: {
    list: { query: TaskParameters },
    update: { body: TaskChange },
    create: { body: NewTask },
    delete: {},
  },
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

export type { Call, Calls, Page, Role } from './call'
export { calls } from './calls/table'
export { type Relationship, relationships, relationshipsOf } from './relationships'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export { AffiliateLink } from './schemas/affiliates'
export { agentDocumentBytes } from './schemas/agents'
export { contentKinds, type NewContentEntry } from './schemas/content'
