import type { TObject, TSchema } from '@sinclair/typebox'
import type { Endpoint } from './endpoint'
import type { EndpointTable } from './endpoints/table'
import * as actions from './schemas/actions'
import * as advisorDirectory from './schemas/advisor-directory'
import * as advisors from './schemas/advisors'
import * as affiliates from './schemas/affiliates'
import * as agents from './schemas/agents'
import * as callLogs from './schemas/call-logs'
import * as calls from './schemas/calls'
import * as chat from './schemas/chat'
import * as claims from './schemas/claims'
import { changeOf } from './schemas/collection'
import * as collectionLinks from './schemas/collection-links'
import * as communities from './schemas/communities'
import * as communityQuestions from './schemas/community-questions'
import * as contactMessages from './schemas/contact-messages'
import * as content from './schemas/content'
import * as conversations from './schemas/conversations'
import * as covers from './schemas/covers'
import * as directory from './schemas/directory'
import * as exitSurvey from './schemas/exit-survey'
import * as external from './schemas/external'
import * as homebase from './schemas/homebase'
import * as invoices from './schemas/invoices'
import * as leadSuggestions from './schemas/lead-suggestions'
import * as listing from './schemas/listing'
import * as people from './schemas/people'
import * as places from './schemas/places'
import * as rooms from './schemas/rooms'
import * as statements from './schemas/community-statements'
import * as recordChanges from './schemas/record-changes'
import * as saves from './schemas/saves'
import * as bulkActions from './schemas/bulk-actions'
import * as messageTemplates from './schemas/message-templates'
import * as savedViews from './schemas/saved-views'
import * as searchAlerts from './schemas/search-alerts'
import * as search from './schemas/search'
import * as notices from './schemas/notices'
import * as presence from './schemas/presence'
import * as sessions from './schemas/sessions'
import * as signIn from './schemas/sign-in'
import * as staffSearch from './schemas/staff-search'
import * as timeline from './schemas/timeline'
import * as tours from './schemas/tours'
import * as trust from './schemas/trust'
import * as voices from './schemas/reviews'
import * as work from './schemas/work'

type SchemasOf<C> = C extends Endpoint
  ? (C extends { query: object } ? { query: TSchema } : object) &
      (C extends { body: object } ? { body: TSchema } : object)
  : never

type RequestSchemas = {
  [Resource in keyof EndpointTable]: {
    [Name in keyof EndpointTable[Resource]]: SchemasOf<EndpointTable[Resource][Name]>
  }
}

/** Returns the schemas of a collection's five endpoints. */
const collectionSchemas = <Made extends TObject, Listed extends TSchema>(
  made: Made,
  list: Listed,
  changed: TObject = changeOf(made),
) => ({
  list: { query: list },
  get: {},
  create: { body: made },
  update: { body: changed },
  remove: {},
})

/** The JSON Schema of every query and body in the table. An endpoint without its schema doesn't compile. */
export const requestSchemas = {
  addresses: collectionSchemas(directory.NewAddress, directory.AddressParameters),
  adminAgents: { list: { query: agents.AdminAgentParameters }, get: {}, decide: { body: agents.AgentDecision } },
  adminClaims: { list: { query: claims.AdminClaimParameters }, get: {}, decide: { body: claims.ClaimDecision } },
  advisorCards: { list: { query: advisorDirectory.AdvisorCardParameters } },
  advisorPortraits: { replace: { body: advisorDirectory.NewPortrait }, remove: {} },
  advisorProfiles: {
    get: {},
    replaceVisits: { body: advisorDirectory.AdvisorVisitsChange },
    addVisit: { body: advisorDirectory.NewAdvisorVisit },
    removeVisit: {},
    replaceChecks: { body: advisorDirectory.AdvisorChecksChange },
  },
  advisorRegions: { list: { query: advisorDirectory.AdvisorRegionParameters } },
  bulkActions: {
    list: { query: bulkActions.BulkActionParameters },
    get: {},
    create: { body: bulkActions.NewBulkAction },
    preview: { body: bulkActions.NewBulkAction },
    undo: {},
  },
  callDays: { list: { query: calls.CallDayParameters } },
  callLogs: { list: { query: callLogs.CallLogParameters }, create: { body: callLogs.NewCallLog } },
  callHours: { get: {}, replace: { body: calls.CallHoursChange } },
  calls: {
    list: { query: calls.CallListParameters },
    get: { query: calls.CallParameters },
    change: { body: calls.CallChange },
    cancel: { body: calls.CallParameters },
  },
  adminUsers: {
    list: { query: people.UserParameters },
    get: {},
    create: { body: people.Invitation },
    update: { body: people.AdminUserChange },
    endSessions: {},
  },
  affiliates: { read: { query: affiliates.AffiliateParameters } },
  agentDocuments: { list: {}, create: { body: agents.NewAgentDocument }, read: {} },
  agentOptions: { list: { query: work.PageParameters }, get: {}, update: { body: advisors.AgentOptionsChange } },
  agentReferrals: { list: { query: advisors.AgentReferralParameters }, create: { body: advisors.NewAgentReferral } },
  agents: {
    list: { query: agents.AgentParameters },
    get: {},
    create: { body: agents.AgentProfile },
    replace: { body: agents.AgentProfile },
  },
  agentsCommunityContracts: {
    list: { query: advisors.AgentContractParameters },
    autoCreate: { body: advisors.NewContract },
    signUrl: { query: advisors.ContractParameters },
    toSign: { query: advisors.ContractToken },
    sign: { body: advisors.ContractSignature },
  },
  agentsNew: { list: { query: agents.AgentDirectoryParameters }, search: { query: agents.AgentSearch } },
  agentTemplates: { get: {}, update: { body: advisors.AgentTemplateChange } },
  answers: collectionSchemas(voices.NewAnswer, voices.AnswerParameters, voices.AnswerChange),
  auth: {
    register: { body: signIn.Registration },
    invitation: { body: signIn.LinkToken },
    login: { body: signIn.PasswordLogin },
    methods: {},
    thirdParty: { body: signIn.ThirdPartyStart },
    thirdPartyEnd: { body: signIn.ThirdPartyEnd },
    setPassword: { body: signIn.NewPassword },
    updatePassword: { body: signIn.PasswordChange },
    recover: { body: signIn.Recovery },
    recoverEnd: { body: signIn.RecoveryEnd },
    magicLinkStart: { body: signIn.MagicLinkStart },
    start: { body: signIn.LinkToken },
    codeStart: { body: signIn.CodeStart },
    codeLogin: { body: signIn.CodeLogin },
    codeRetry: { body: signIn.CodeRetry },
    logout: {},
  },
  brand: { get: {} },
  callerChoices: { create: { body: actions.NewCallerChoice } },
  chatAnswers: { create: { body: chat.NewChatAnswer } },
  claims: {
    search: { query: claims.ClaimSearch },
    get: {},
    create: { body: claims.NewClaim },
    list: { query: claims.ClaimParameters },
    createUnlisted: { body: claims.UnlistedClaim },
  },
  clients: { list: { query: work.FamilyParameters }, get: {}, update: { body: work.FamilyChange } },
  clientsAccess: { contact: { body: trust.ContactReveal } },
  communications: { validate: { body: actions.ContactValues }, voice: { body: conversations.VoiceCall } },
  communities: {
    list: { query: listing.ListingParameters },
    get: {},
    create: { body: communities.NewCommunity },
    update: { body: communities.CommunityChanges },
    changeSlug: { body: communities.SlugChange },
    nearby: {},
  },
  communitiesNew: {
    list: { query: listing.ListingParameters },
    read: {},
    create: { body: communities.NewCommunity },
    update: { body: communities.CommunityChanges },
  },
  communityEvents: collectionSchemas(directory.NewCommunityEvent, directory.CommunityEventParameters),
  costEstimates: { get: { query: communities.CostParameters } },
  consents: {
    create: { body: trust.NewConsent },
    list: { query: trust.ClientFilter },
    check: { query: trust.LedgerCheck },
  },
  contacts: collectionSchemas(directory.NewContact, directory.ContactParameters),
  content: {
    homePage: { query: content.LanguageParameters },
    home: { query: content.LanguageParameters },
    homeV2: { query: content.LanguageParameters },
    contactUs: { query: content.LanguageParameters },
    privacy: { query: content.LanguageParameters },
    terms: { query: content.LanguageParameters },
    profilePage: { query: content.LanguageParameters },
    searchPage: { query: content.LanguageParameters },
    toolsPage: { query: content.LanguageParameters },
    resourceCenterCommon: { query: content.LanguageParameters },
    referrals: { query: content.LanguageParameters },
    exitIntentPopup: { query: content.PopulateParameters },
    authors: { query: content.ContentParameters },
    reviewers: { query: content.ContentParameters },
    articles: { query: content.ContentParameters },
    articleCount: { query: content.ContentParameters },
    topics: { query: content.ContentParameters },
    topicsHeader: { query: content.LanguageParameters },
    audienceNudges: { query: content.ContentParameters },
    audienceModal: { query: content.LanguageParameters },
    seniorLivingTypes: { query: content.ContentParameters },
    marketingPages: { query: content.ContentParameters },
    statePages: { query: content.ContentParameters },
    seniorLivingTools: { query: content.ContentParameters },
    providerPages: { query: content.ContentParameters },
  },
  contentEntries: collectionSchemas(content.NewContentEntry, content.ContentEntryParameters),
  collectionLinks: {
    communities: {},
    list: {},
    create: { body: collectionLinks.NewCollectionLink },
    end: {},
  },
  communityQuestions: {
    list: { query: communityQuestions.CommunityQuestionParameters },
    managed: { query: communityQuestions.ManagedQuestionParameters },
    managedOne: {},
    ask: { body: communityQuestions.EmailedQuestion },
    own: { query: communityQuestions.OwnQuestionParameters },
    refuse: { body: communityQuestions.QuestionRefusal },
  },
  contactMessages: { create: { body: contactMessages.NewContactMessage } },
  communityRooms: { get: {}, replace: { body: rooms.RoomsChange } },
  conversationAssignees: { list: { query: conversations.ConversationFilter } },
  communityStatements: { get: {}, state: { body: statements.StatementsChange } },
  conversationEmails: {
    list: { query: conversations.ConversationEmailFilter },
    get: {},
    update: { body: conversations.ConversationEmailChange },
  },
  conversationMessages: {
    list: { query: conversations.ConversationFilter },
    create: { body: conversations.NewMessage },
  },
  conversationNotes: {
    list: { query: conversations.ConversationFilter },
    create: { body: conversations.NewConversationNote },
  },
  conversationParticipants: {
    list: { query: conversations.ConversationFilter },
    create: { body: conversations.NewParticipant },
    update: { body: conversations.ParticipantChange },
  },
  conversations: {
    list: { query: conversations.ConversationParameters },
    get: {},
    create: { body: conversations.NewConversation },
    update: { body: conversations.ConversationChange },
  },
  dataTables: { get: {} },
  disclosureCopies: { create: { body: trust.NewDisclosureCopy } },
  emailStops: { get: {}, create: { body: work.NewEmailStop } },
  emails: { list: { query: work.EmailParameters }, get: {}, create: { body: work.NewEmail } },
  entityAuxes: collectionSchemas(directory.NewEntityAux, directory.EntityAuxParameters),
  events: { stream: {} },
  exitSurveyAnswers: { list: { query: exitSurvey.ExitSurveyParameters } },
  formResponses: { list: { query: external.FormResponseParameters } },
  gwizzy: { question: { body: actions.WizardQuestion } },
  homebase: { get: { query: homebase.HomebaseParameters } },
  imageCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  images: collectionSchemas(directory.NewImage, directory.ImageParameters, changeOf(directory.ImageValues)),
  invoiced: { magicLink: {} },
  invoices: {
    list: { query: invoices.InvoiceParameters },
    get: {},
    create: { body: invoices.NewInvoice },
    update: { body: invoices.InvoiceChange },
    credit: { body: invoices.NewCreditNote },
    question: { body: invoices.InvoiceQuestion },
  },
  jobs: { list: {} },
  listings: {
    list: { query: communities.OwnListingParameters },
    get: {},
    create: { body: communities.NewListing },
    update: { body: communities.ListingChange },
  },
  leadSuggestions: {
    list: { query: leadSuggestions.LeadSuggestionParameters },
    advisors: {},
    accept: {},
    decline: { body: advisors.OfferDecline },
  },
  listShares: {
    list: {},
    create: { body: saves.NewListShare },
    renew: {},
    end: {},
    endAll: {},
    remove: {},
  },
  marketplaceClients: {
    list: { query: work.FamilyParameters },
    get: {},
    create: { body: work.NewFamily },
    update: { body: work.FamilyChange },
    duplicates: {},
    costs: {},
    merge: { body: work.FamilyMerge },
    undoMerge: { body: work.FamilyMergeUndo },
  },
  missedResponses: { list: { query: trust.MissedResponseParameters } },
  notes: {
    get: {},
    list: { query: work.NoteParameters },
    create: { body: work.NewNote },
    update: { body: work.NoteChange },
    delete: {},
  },
  nps: collectionSchemas(voices.NewNps, voices.NpsParameters),
  offers: { list: { query: advisors.OfferParameters }, claim: {}, decline: { body: advisors.OfferDecline } },
  organizations: collectionSchemas(directory.NewOrganization, directory.OrganizationParameters),
  partnerCollections: {
    ...collectionSchemas(directory.NewPartnerCollection, directory.PartnerCollectionParameters),
    ofCommunity: {},
  },
  performers: collectionSchemas(directory.NewPerformer, directory.PerformerParameters),
  photos: { upload: { body: directory.NewPhoto } },
  places: {
    search: { query: places.PlaceSearch },
    get: {},
    links: { query: places.ListingLinkParameters },
    resources: {},
  },
  priceLinks: { get: { query: statements.PriceLinkParameters }, state: { body: statements.LinkedStatements } },
  privacy: {
    overview: { query: trust.ReceiptParameters },
    changeCalls: { body: trust.CallPreferencesChange },
    sendCode: { body: trust.ReceiptParameters },
    enterCode: { body: trust.PrivacyCode },
    contact: { body: trust.GrantHolder },
    changeContact: { body: trust.ContactChange },
    download: { body: trust.GrantHolder },
    export: { query: trust.ExportSubject },
    erase: { body: trust.ErasureRequest },
  },
  questionConfirmations: {
    get: { query: communityQuestions.QuestionConfirmation },
    create: { body: communityQuestions.QuestionConfirmation },
  },
  questions: collectionSchemas(voices.NewQuestion, voices.QuestionParameters, voices.QuestionChange),
  covers: { list: { query: covers.CoverParameters }, create: { body: covers.NewCover }, end: {} },
  recordReads: { list: { query: timeline.RecordReadParameters } },
  timeline: { list: { query: timeline.TimelineParameters } },
  recordChanges: { list: { query: recordChanges.RecordChangeParameters } },
  realEstateReferrals: {
    get: {},
    addNote: { body: advisors.NewHomeNote },
    list: { query: advisors.RealEstateParameters },
    create: { body: advisors.NewRealEstateLead },
    update: { body: advisors.RealEstateChange },
    claim: {},
    decline: { body: advisors.OfferDecline },
  },
  assignedCallers: { list: { query: trust.ReceiptParameters }, replace: { body: trust.ReceiptParameters } },
  receiptLinks: { create: { body: trust.NewReceiptLink } },
  receipts: {
    list: { query: trust.ReceiptParameters },
    revoke: { body: trust.ReceiptParameters },
    revokeAll: { body: trust.ReceiptParameters },
  },
  recommendations: { postConversion: {} },
  releaseResponses: { create: { body: trust.NewReleaseResponse } },
  releases: { list: { query: trust.ReleaseParameters }, get: {}, confirm: {} },
  reviews: {
    list: { query: voices.ReviewParameters },
    ofEntity: { query: voices.ReviewParameters },
    ofPlace: { query: voices.ReviewParameters },
    own: { query: voices.OwnReviewParameters },
    managed: { query: voices.ManagedReviewParameters },
    get: {},
    create: { body: voices.NewReview },
    update: { body: voices.ReviewChange },
    reply: { body: voices.ReviewReply },
    report: { body: voices.ReviewReport },
  },
  reviewSummaries: { get: {} },
  rgsAux: { update: { body: communities.RgsAuxChange } },
  searchAlerts: {
    list: {},
    create: { body: searchAlerts.NewSearchAlert },
    confirm: { body: searchAlerts.SearchAlertConfirmation },
    resume: {},
    remove: {},
  },
  sharedCollections: {
    get: { query: collectionLinks.SharedCollectionParameters },
    recordOpen: { body: collectionLinks.NewCollectionOpen },
  },
  sharedLists: { get: { query: saves.SharedListParameters }, vote: { body: saves.NewListVote } },
  messageTemplates: collectionSchemas(messageTemplates.NewMessageTemplate, messageTemplates.MessageTemplateParameters),
  savedViews: collectionSchemas(savedViews.NewSavedView, savedViews.SavedViewParameters),
  savedTools: { list: {}, replace: { body: saves.SavedToolChange }, remove: {} },
  search: {
    page: { query: listing.ListingParameters },
    pins: { query: listing.PinParameters },
    referral: { query: listing.ListingParameters },
    suggest: { query: search.Suggestions },
    communities: { query: search.NameSearch },
    insights: { query: listing.ListingParameters },
    relaxations: { query: listing.ListingParameters },
  },
  sessions: { list: {}, update: { body: sessions.SessionChange }, revoke: {}, revokeOthers: {} },
  colleagues: { ofFamily: { query: notices.ColleagueParameters } },
  notices: { list: { query: notices.NoticeParameters }, read: { body: notices.ReadNotices } },
  noticeSettings: { get: {}, replace: { body: notices.NoticeSettings } },
  presence: { replace: { body: presence.NewPresence } },
  accountViews: { list: { query: sessions.AccountViewParameters } },
  sitemap: {
    states: { query: places.SitemapParameters },
    places: { query: places.SitemapParameters },
    counties: { query: places.SitemapParameters },
    communities: { query: places.SitemapParameters },
    agents: { query: places.SitemapParameters },
  },
  staffSearch: { list: { query: staffSearch.StaffSearch } },
  stateRules: { list: { query: trust.StateRuleParameters } },
  stats: { get: { query: places.StatsParameters }, prices: { query: places.PriceQuestion }, careCosts: {} },
  suggestedEdits: {
    list: { query: communities.SuggestedEditParameters },
    get: {},
    create: { body: communities.NewSuggestedEdit },
    approve: {},
    reject: { body: communities.SuggestedEditDecline },
  },
  tagCategories: collectionSchemas(directory.NewCategory, directory.CategoryParameters),
  tags: collectionSchemas(directory.NewTag, directory.TagParameters),
  tasks: {
    get: {},
    list: { query: work.TaskParameters },
    update: { body: work.TaskChange },
    create: { body: work.NewTask },
    delete: {},
  },
  tourDays: { list: { query: tours.TourDayParameters } },
  tourHours: { get: {}, replace: { body: tours.TourHoursChange } },
  tours: {
    list: { query: tours.TourListParameters },
    get: { query: tours.TourParameters },
    change: { body: tours.TourChange },
    cancel: { body: tours.TourParameters },
  },
  users: {
    list: { query: people.UserParameters },
    create: { body: people.NewUser },
    get: {},
    update: { body: people.UserChange },
    remove: {},
  },
  userSaves: {
    list: { query: saves.UserSaveParameters },
    get: {},
    create: { body: saves.NewUserSave },
    update: { body: saves.UserSaveChange },
    remove: {},
  },
  userShares: { create: { body: saves.NewUserShare } },
  uuidActions: { create: { body: actions.NewUuidAction }, list: { query: actions.UuidActionParameters } },
  uuidAuxes: { get: {}, create: { body: saves.NewUuidAux }, update: { body: saves.NewUuidAux } },
} satisfies RequestSchemas
