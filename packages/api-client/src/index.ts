export { clientOf, createClient, type CallOptions, type Client, type ClientOf, type ClientOptions } from './client'
export { ApiError, ApiUnreachable, MissingParameters, type ErrorObject } from './errors'
export type { AnswerOf, BodyOf, Call, Calls, InputOf, Page, ParamsOf, QueryOf, Role } from './call'
export { calls, type CallTable } from './calls/table'
export { agents } from './calls/agents'
export { communities } from './calls/communities'
export { brand, homebase, places } from './calls/marketplace'
export { users } from './calls/people'
export { auth, invoiced, sessions } from './calls/sign-in'
export { claims } from './calls/claims'
export { communications, gwizzy, uuidActions } from './calls/requests'
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
export type { Affiliate, AffiliateLink } from './schemas/affiliates'
export type { NewUuidAction } from './schemas/actions'
export type { Content, ContentPage } from './calls/content'
export type { DataTable, DataTableColumn } from './calls/external'
export type { ContentEntry, ContentKind } from './schemas/content'
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
export type { UserSave, UuidAux } from './schemas/saves'
export type { Answer, CommunityReview, Nps, Question } from './schemas/voices'
