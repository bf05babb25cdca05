export type { AnswerOf, BodyOf, Call, Calls, InputOf, Page, ParamsOf, QueryOf, Role } from './call'
export type {
  Account,
  AgentApplication,
  AgentDocument,
  Claim,
  ClaimableCommunity,
  ClaimState,
  ClaimToDecide,
  CodeOnItsWay,
  Invited,
  LinkUsed,
  Session,
} from './calls/accounts'
export type {
  AgentCommunityContract,
  AgentOptions,
  AgentReferral,
  AgentTemplate,
  Offer,
  RealEstateLead,
} from './calls/advisor-entities'
export { agents } from './calls/agents'
export { claims } from './calls/claims'
export { communities } from './calls/communities'
export type { Listing, RgsAux, SuggestedEdit, WrittenCommunity } from './calls/communities'
export type { Content, ContentPage } from './calls/content'
export type {
  Conversation,
  ConversationMessage,
  ConversationParticipant,
  Invoice,
  VoiceVerdict,
} from './calls/conversation-entities'
export type {
  Choice,
  ContactVerdict,
  Family,
  FamilyEvent,
  FamilySummary,
  Lead,
  Note,
  OutboxMessage,
  Place,
  SearchResources,
  SitemapEntry,
  Stats,
  Task,
  User,
  UuidAction,
} from './calls/entities'
export type { DataTable, DataTableColumn } from './calls/external'
export { brand, homebase, places } from './calls/marketplace'
export type { SitemapPage } from './calls/marketplace'
export { users } from './calls/people'
export { communications, gwizzy, uuidActions } from './calls/requests'
export { search } from './calls/search'
export type { Figure, PinMap, SearchInsights, SearchPage, Suggestion } from './calls/search'
export { auth, invoiced, sessions } from './calls/sign-in'
export { calls, type CallTable } from './calls/table'
export type {
  ConsentRecord,
  DisclosureCopy,
  Erasure,
  LedgerVerdict,
  Receipt,
  Release,
  RevealedContact,
  StateRuleEntry,
} from './calls/trust-entities'
export { type CallOptions, type Client, clientOf, type ClientOf, type ClientOptions, createClient } from './client'
export { ApiError, ApiUnreachable, type ErrorObject, MissingParameters } from './errors'
export type { NewUuidAction } from './schemas/actions'
export type { Affiliate, AffiliateLink } from './schemas/affiliates'
export type { NewCommunity } from './schemas/communities'
export type { ContentEntry, ContentKind, NewContentEntry } from './schemas/content'
export type {
  Address,
  Category,
  CommunityEvent,
  Contact,
  EntityAux,
  Image,
  Organization,
  PartnerCollection,
  Performer,
  Tag,
} from './schemas/directory'
export type { Job } from './schemas/external'
export type { NewUuidAux, UserSave, UuidAux } from './schemas/saves'
export type { Answer, CommunityReview, Nps, Question } from './schemas/voices'
