import type { TSchema } from '@sinclair/typebox'
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
import { AgentParameters } from './schemas/agents'
import {
  ConversationParameters,
  NewConversation,
  NewMessage,
  NewParticipant,
  OfConversation,
  ParticipantChange,
  VoiceCall,
} from './schemas/conversations'
import { HomebaseParameters } from './schemas/homebase'
import { InvoiceChange, InvoiceParameters, NewCreditNote, NewInvoice } from './schemas/invoices'
import { ListingParameters } from './schemas/listing'
import { NewUser, PasswordLogin, Registration, UserChange } from './schemas/people'
import { PlaceSearch, SitemapParameters, StatsParameters } from './schemas/places'
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
  agentOptions: { list: { query: PageParameters }, update: { body: AgentOptionsChange } },
  agentReferrals: { list: { query: PageParameters }, create: { body: NewAgentReferral } },
  agents: { list: { query: AgentParameters }, get: {} },
  agentsCommunityContracts: {
    list: { query: PageParameters },
    autoCreate: { body: NewContract },
    signUrl: { query: ContractParameters },
    sign: { body: ContractSignature },
  },
  agentTemplates: { get: {}, update: { body: AgentTemplateChange } },
  auth: { register: { body: Registration }, login: { body: PasswordLogin }, logout: {} },
  brand: { get: {} },
  clients: { list: { query: FamilyParameters }, get: {}, update: { body: FamilyChange } },
  clientsAccess: { contact: { body: ContactReveal } },
  communications: { validate: { body: ContactValues }, voice: { body: VoiceCall } },
  communities: { list: { query: ListingParameters }, get: {}, nearby: {} },
  consents: { create: { body: NewConsent }, list: { query: OfClient }, check: { query: LedgerCheck } },
  conversationMessages: { list: { query: OfConversation }, create: { body: NewMessage } },
  conversationParticipants: {
    list: { query: OfConversation },
    create: { body: NewParticipant },
    update: { body: ParticipantChange },
  },
  conversations: { list: { query: ConversationParameters }, get: {}, create: { body: NewConversation } },
  disclosureCopies: { create: { body: NewDisclosureCopy } },
  emails: { list: { query: PageParameters }, get: {}, create: { body: NewEmail } },
  events: { stream: {} },
  homebase: { get: { query: HomebaseParameters } },
  gwizzy: { question: { body: WizardQuestion } },
  invoices: {
    list: { query: InvoiceParameters },
    get: {},
    create: { body: NewInvoice },
    update: { body: InvoiceChange },
    credit: { body: NewCreditNote },
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
  offers: { list: { query: OfferParameters }, claim: {}, decline: { body: OfferDecline } },
  places: { search: { query: PlaceSearch }, get: {} },
  privacy: { export: { query: PrivacySubject }, erase: { body: ErasureRequest } },
  realEstateReferrals: {
    list: { query: RealEstateParameters },
    create: { body: NewRealEstateLead },
    update: { body: RealEstateChange },
  },
  receipts: { list: { query: ReceiptParameters }, revoke: { body: ReceiptParameters } },
  releases: { list: { query: OfClient }, confirm: {} },
  sitemap: { places: { query: SitemapParameters }, communities: { query: SitemapParameters } },
  stateRules: { list: { query: StateRuleParameters } },
  stats: { get: { query: StatsParameters } },
  tasks: {
    list: { query: TaskParameters },
    update: { body: TaskChange },
    create: { body: NewTask },
    delete: {},
  },
  users: { create: { body: NewUser }, get: {}, update: { body: UserChange } },
  uuidActions: { create: { body: NewUuidAction }, list: { query: UuidActionParameters } },
} satisfies RequestSchemas

export { AffiliateLink } from './schemas/affiliates'
export { calls } from './calls/table'
export { jsonApiType, partnerKeyHeader, visitorIdHeader } from './request'
export type { Call, Calls, Page, Role } from './call'
