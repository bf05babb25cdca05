export type {
  ResponseOf,
  BodyOf,
  Endpoint,
  Endpoints,
  InputOf,
  Page,
  ParamsOf,
  QueryOf,
  RateLimit,
  Role,
} from './endpoint'
export type {
  Account,
  AgentApplication,
  AgentDocument,
  Claim,
  ClaimableCommunity,
  ClaimState,
  AdminClaim,
  SentCode,
  InvitationDetails,
  UsedLink,
  AccountView,
  Session,
} from './endpoints/accounts'
export type {
  AgentCommunityContract,
  AgentOptions,
  AgentReferral,
  AgentTemplate,
  Offer,
  RealEstateLead,
} from './endpoints/advisor-entities'
export type {
  CollectionCommunity,
  CollectionLink,
  CollectionOpen,
  SharedCollection,
} from './endpoints/collection-links'
export type { LeadAdvisor, LeadObstacle, LeadSuggestion } from './endpoints/lead-suggestions'
export { agents } from './endpoints/agents'
export type { ChatAnswer, ChatRefusal, ChatSource } from './endpoints/chat'
export type { NewChatAnswer } from './schemas/chat'
export { claims } from './endpoints/claims'
export { communities, costEstimates } from './endpoints/communities'
export type { CostEstimate, Listing, RgsAux, SuggestedEdit, SavedCommunity } from './endpoints/communities'
export { type MessageKind, messageKinds, type StoppableKind, stoppableKinds } from './endpoints/message-kinds'
export type { MessageTemplate } from './schemas/message-templates'
export type { Content, ContentPage } from './endpoints/content'
export type {
  Conversation,
  ConversationAssignee,
  ConversationEmail,
  ConversationMessage,
  ConversationNote,
  ConversationParticipant,
  Invoice,
  MessageDelivery,
  VoiceCallResult,
} from './endpoints/conversation-entities'
export type {
  Choice,
  ContactCheck,
  EmailStop,
  OutboxMessage,
  Place,
  ListingLink,
  ListingLinks,
  CareCost,
  PriceAnswer,
  SearchResources,
  SitemapEntry,
  Stats,
  User,
  UuidAction,
} from './endpoints/entities'
export type {
  CallTimes,
  Family,
  FamilyCost,
  FamilyDuplicate,
  FamilyEvent,
  FamilySummary,
  Lead,
  Note,
  Task,
} from './endpoints/family-entities'
export type { DataTable, DataTableColumn } from './endpoints/external'
export { brand, homebase, places } from './endpoints/marketplace'
export type { SitemapPage } from './endpoints/marketplace'
export { users } from './endpoints/people'
export { callerChoices, communications, gwizzy, uuidActions } from './endpoints/requests'
export { search } from './endpoints/search'
export type { FilterCount, PinMap, SearchInsights, SearchPage, SearchRelaxation, Suggestion } from './endpoints/search'
export { type Colleague, colleagues, type Notice, notices, noticeSettings } from './endpoints/notices'
export { presence } from './endpoints/presence'
export { accountViews, sessions } from './endpoints/sessions'
export { emailedNoticeKinds, noticeKinds } from './endpoints/notice-kinds'
export type { NoticeSettings } from './schemas/notices'
export { auth, invoiced } from './endpoints/sign-in'
export { endpoints, type EndpointTable } from './endpoints/table'
export type { ReviewSummary } from './endpoints/reviews'
export type { BulkAction, BulkPreview, NewBulkAction } from './schemas/bulk-actions'
export type { RecordRead } from './endpoints/timeline'
export { type TimelineItem, type TimelineKind, timelineKinds } from './schemas/timeline'
export type { Cover } from './endpoints/covers'
export type { CallLog } from './endpoints/call-logs'
export type { ChangedValue, RecordChange } from './endpoints/record-changes'
export type { StaffSearchResult } from './endpoints/staff-search'
export type { CommunityRooms } from './endpoints/rooms'
export type { CommunityStatements, PriceStatement, RoomStatementRow } from './endpoints/community-statements'
export type {
  AdvisorCard,
  AdvisorCheck,
  AdvisorProfile,
  AdvisorRegion,
  AdvisorVisit,
  FeeFacts,
} from './endpoints/advisor-directory'
export type { AdvisorCall, AdvisorCallHours } from './endpoints/calls'
export type { CommunityTourHours, Tour } from './endpoints/tours'
export type { ExitSurveyAnswer } from './endpoints/exit-survey'
export type {
  AssignedCaller,
  ConsentRecord,
  DisclosureCopy,
  Erasure,
  OwnContact,
  PrivacyGrant,
  PrivacyOverview,
  SentPrivacyCode,
  AccessRoute,
  LedgerReport,
  MissedResponse,
  Receipt,
  Release,
  ReleaseResponse,
  RevealedContact,
  StateRuleResource,
  StoppedSharing,
} from './endpoints/trust-entities'
export {
  type RequestOptions,
  type Client,
  createClientFor,
  type ClientOf,
  type ClientOptions,
  createClient,
} from './client'
export { ApiError, ApiUnreachableError, type ErrorObject, MissingParametersError } from './errors'
export type { NewUuidAction } from './schemas/actions'
export type { Affiliate, AffiliateLink } from './schemas/affiliates'
export type { NewCommunity } from './schemas/communities'
export type {
  ContentEntry,
  ContentKind,
  ContentTranslations,
  LanguageParameters,
  NewContentEntry,
} from './schemas/content'
export type {
  Address,
  Category,
  CommunityEvent,
  Contact,
  EntityAux,
  Image,
  NewPhoto,
  Organization,
  PartnerCollection,
  Performer,
  Tag,
} from './schemas/directory'
export type { Job } from './schemas/external'
export type { SearchAlert } from './endpoints/search-alerts'
export type { NewSearchAlert } from './schemas/search-alerts'
export type { ListShare, ListVote, NewListLink, SharedList } from './endpoints/saves'
export type { NewUuidAux, SavedTool, UserSave, UuidAux } from './schemas/saves'
export type { ContactTopic, NewContactMessage } from './schemas/contact-messages'
export type { CommunityQuestion, EmailedQuestion, QuestionToConfirm } from './schemas/community-questions'
export type { Answer, CommunityReview, Nps, Question } from './schemas/reviews'
