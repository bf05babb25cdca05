import type {
  ActionType,
  CallPreferences,
  CareTypeSlug,
  ContactMethod,
  LeadSource,
  LeadStage,
  UserActionData,
} from '@pkg/domain'
import type { Role } from '../endpoint'

/** A stored lead event, as its author reads it. [API-007] */
export interface UuidAction {
  id: string
  actionType: ActionType
  actionPage: string
  actionInfo: { requestId: string; status: 'pending' | 'complete'; slug?: string; slugs?: string[] }
  createdAt: string
}

/** A person with an account. [DATA-005] */
export interface User {
  id: string
  name: string
  email?: string
  phone?: string
  role: Exclude<Role, 'visitor'>
  agentId?: string
  /** Whether a password was set; only told to the person. */
  hasPassword?: boolean
  /** Whether the person has proven to read the address, and the number; only told to the person and to admins. */
  isEmailProven?: boolean
  isPhoneProven?: boolean
  /** Only in the answer to a creation: whether this call made the account. [GWZ-113] */
  created?: boolean
}

/** A place that listings exist for. `slug` is its last path segment. */
export interface Place {
  id: string
  kind: 'state' | 'county' | 'city' | 'neighborhood' | 'zip'
  name: string
  slug: string
  state: string
  county?: string
  zip?: string
  latitude: number
  longitude: number
  /** Path of the listing of this place for any care type. */
  path: string
  communities: number
}

/** A value of a filter with the words that people read. */
export interface Choice {
  value: string
  label: string
}

/** What a search form offers. [API-036] */
export interface SearchResources {
  id: string
  care: Choice[]
  sizes: Choice[]
  startingRates: Choice[]
  sorts: Choice[]
  amenities: { category: string; label: string; amenities: Choice[] }[]
  states: (Choice & { slug: string; region: string })[]
  regions: Choice[]
}

/** Figures of the catalogue. Prices in whole US dollars a month. [API-025] */
export interface Stats {
  id: string
  communities: number
  paying: number
  care: { slug: CareTypeSlug; communities: number; low: number; high: number }[]
}

/** A line of the sitemap. [API-040] */
export interface SitemapEntry {
  id: string
  path: string
}

/** What happened to a family, newest first. */
export interface FamilyEvent {
  id: string
  type: 'request' | 'answers' | 'assigned' | 'stage' | 'note' | 'task' | 'notification'
  text: string
  by?: string
  at: string
}

/** A request of a family to one community. */
export interface Lead {
  id: string
  communityId: string
  communityName: string
  communityUrl: string
  status: 'new' | 'assigned'
  /** `direct` went to the community's own people. */
  kind: 'advisor' | 'direct'
  source: LeadSource
  channel: string
  contactMethod: ContactMethod
  movedInOn?: string
  createdAt: string
}

/** A family as staff see it in a list. */
export interface FamilySummary {
  id: string
  name: string
  stage: LeadStage
  lookingFor?: string
  care?: string
  budgetRange?: string
  timing?: string
  place?: string
  /** How the family can be reached, masked: the number and address stand on the family's own page. [DASH-003] */
  contact?: string
  communities: string[]
  agentId?: string
  agentName?: string
  openTasks: number
  createdAt: string
}

/** A family with everything staff know. [DASH-003] */
export interface Family extends FamilySummary {
  /** Only for who revealed it, with a reason, within the last hours. [TRUST-008] */
  email?: string
  phone?: string
  maskedEmail?: string
  maskedPhone?: string
  callPreferences?: CallPreferences
  /** The offer that waits for the advisor's answer. */
  offer?: { id: string; status: 'offered' | 'claimed'; dueAt: string }
  answers: UserActionData
  consent?: { text: string; language: string; version: string; at: string }
  leads: Lead[]
  timeline: FamilyEvent[]
  tasks: Task[]
}

/** A piece of work. [DATA-018] */
export interface Task {
  id: string
  title: string
  dueAt: string
  status: 'open' | 'done'
  ownerId?: string
  ownerName?: string
  clientId: string
  clientName: string
}

/** A note on a family. [DATA-018] */
export interface Note {
  id: string
  clientId: string
  text: string
  author: string
  createdAt: string
}

/** A message in the outbox. */
export interface OutboxMessage {
  id: string
  channel: 'email' | 'text'
  recipient: string
  /** Whether it went to a family, whose address the dashboard masks. [TRUST-008] */
  isToFamily: boolean
  subject: string
  body: string
  status: 'queued' | 'sent' | 'failed'
  createdAt: string
  sentAt?: string
  /** Why it will never arrive. */
  failure?: string
}

/** The verdict on one contact value. [API-043] */
export interface ContactCheck {
  isValid: boolean
  reason?: string
  carrierType?: 'mobile' | 'landline' | 'voip' | 'unknown'
}
