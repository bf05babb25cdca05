export { clientOf, createClient, type CallOptions, type Client, type ClientOf, type ClientOptions } from './client'
export { ApiError, ApiUnreachable, MissingParameters, type ErrorObject } from './errors'
export type { AnswerOf, BodyOf, Call, Calls, InputOf, Page, ParamsOf, QueryOf, Role } from './call'
export { calls, type CallTable } from './calls/table'
export { agents } from './calls/agents'
export { communities } from './calls/communities'
export { brand, homebase, places } from './calls/marketplace'
export { users } from './calls/people'
export { communications, gwizzy, uuidActions } from './calls/requests'
export type {
  ContactVerdict,
  Family,
  FamilyEvent,
  FamilySummary,
  Lead,
  Note,
  OutboxMessage,
  Place,
  SitemapEntry,
  Stats,
  Task,
  User,
  UuidAction,
} from './calls/entities'
export type {
  AgentCommunityContract,
  AgentOptions,
  AgentReferral,
  AgentTemplate,
  Offer,
  RealEstateLead,
} from './calls/advisor-entities'
export type {
  Conversation,
  ConversationMessage,
  ConversationParticipant,
  Invoice,
  VoiceVerdict,
} from './calls/conversation-entities'
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
export type { Affiliate, AffiliateLink } from './schemas/affiliates'
export type { NewUuidAction } from './schemas/actions'
