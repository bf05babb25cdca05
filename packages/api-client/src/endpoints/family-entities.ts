import type {
  CallPreferences,
  CareLevel,
  ClosedReason,
  ContactMethod,
  LeadSource,
  LeadStage,
  MonthlyCost,
  UserActionData,
} from '@pkg/domain'
import type { Release } from './trust-entities'

/** An event in a family's timeline. */
export interface FamilyEvent {
  id: string
  type: 'request' | 'answers' | 'assigned' | 'stage' | 'note' | 'task' | 'call' | 'notification'
  text: string
  author?: string
  at: string
}

/** A family's request to one community. */
export interface Lead {
  id: string
  communityId: string
  communityName: string
  communityUrl: string
  status: 'new' | 'assigned'
  /** `direct` leads go to the community's own team. */
  kind: 'advisor' | 'direct'
  source: LeadSource
  channel: string
  contactMethod: ContactMethod
  movedInOn?: string
  /** When an advisor stepped in because the community's team declined or didn't respond. [TRUTH-008] */
  handedOverAt?: string
  createdAt: string
}

/** A family as staff see it in a list. */
export interface FamilySummary {
  id: string
  /** How often the family was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  name: string
  stage: LeadStage
  /** When the family came into its stage. */
  stageSince: string
  lookingFor?: string
  care?: string
  budgetRange?: string
  timing?: string
  place?: string
  /** The family is offered to you, and you haven't accepted or declined it. */
  isOffered?: true
  /** Masked contact info. The family's own page has the full phone number and email address. [DASH-003] */
  contact?: string
  communities: string[]
  agentId?: string
  agentName?: string
  openTasks: number
  /** The open task that is due first. Only for staff. [WORK-006] */
  nextTask?: { title: string; dueAt: string }
  /** Why the family was closed, and what was said about it. Only for staff. [WORK-007] */
  closedReason?: ClosedReason
  closedNote?: string
  /** The day until which the family is paused. Missing from that day on. Only for staff. [WORK-007] */
  pausedUntil?: string
  /** The active releases to you, oldest first. Only providers and real estate agents have them. [TRUTH-008] */
  releases?: Release[]
  createdAt: string
}

/** A family that may be the same as another one, and why. [WORK-007] */
export interface FamilyDuplicate {
  id: string
  name: string
  stage: LeadStage
  place?: string
  agentName?: string
  createdAt: string
  /** `phone` and `email` are the same. A similar name counts in the same place only. */
  reasons: ('email' | 'phone' | 'name-and-place')[]
}

/** What a community costs a family a month. The id is the community's. [TRUTH-010, WORK-006] */
export interface FamilyCost extends MonthlyCost {
  id: string
  /** The care that the cost includes: what the family asked for, or what most people of the community need. */
  care: CareLevel
  isForTwo: boolean
}

/** A family with everything staff can see. [DASH-003] */
export interface Family extends FamilySummary {
  /** Present only for a person who revealed it with a reason within the last hours. [TRUST-008] */
  email?: string
  phone?: string
  /** Different contact info of families that were merged into this one. Only for staff who revealed it. */
  otherContacts?: { email?: string; phone?: string }[]
  maskedEmail?: string
  maskedPhone?: string
  callPreferences?: CallPreferences
  /** When the family can be called: its time zone, and its preferences in it. Only for staff. */
  callTimes?: CallTimes
  /** The offer that waits for the advisor's response. */
  offer?: { id: string; status: 'offered' | 'claimed'; dueAt: string }
  /** Texts and automatic messages are stopped, since when, and in which words someone with this address or number asked. Only for staff. [EDGE-008] */
  messagePause?: { since: string; channel: 'email' | 'text'; words?: string }
  answers: UserActionData
  consent?: { text: string; language: string; version: string; at: string }
  /** Families that may be the same. Present only in the response to a creation. [WORK-007] */
  duplicates?: FamilyDuplicate[]
  leads: Lead[]
  /** Who outside of our team got the family's information, newest first. Only for staff. [TRUST-002] */
  sharedWith?: Release[]
  timeline: FamilyEvent[]
  tasks: Task[]
}

/** When a family can be called. [TRUST-007] */
export interface CallTimes {
  /** The IANA time zone of the family's place, or the one of its state. */
  timeZone: string
  preferences?: CallPreferences
  /** The family would rather not be called. */
  isEmailOnly?: true
}

/** A task. [DATA-018] */
export interface Task {
  id: string
  version: number
  title: string
  dueAt: string
  status: 'open' | 'done' | 'canceled'
  createdAt: string
  /** When it was done or canceled. Missing for tasks from before this was recorded. */
  resolvedAt?: string
  ownerId?: string
  ownerName?: string
  /** Missing for a task that isn't about a family, and for one about a family that you don't see. */
  clientId?: string
  clientName?: string
  clientStage?: LeadStage
  /** When the family can be called. */
  callTimes?: CallTimes
}

/** A note about a family. [DATA-018] */
export interface Note {
  id: string
  version: number
  clientId: string
  text: string
  author: string
  createdAt: string
}
