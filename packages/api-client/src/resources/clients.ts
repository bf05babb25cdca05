import {
  type CallPreferences,
  type ClosedReason,
  closedReasons,
  type ContactMethod,
  type LeadSource,
  leadSources,
  type LeadStage,
  leadStages,
  type UserActionData,
} from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors, staff } from '../roles'
import { day, moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { askedCommunities, orNothing, searchPlace, spokenAnswers, spokenLanguage } from '../schemas/spoken-answers'
import { communitySlug, email, formMark, line, name, phone, stateCode, text, uuid } from '../schemas/text'
import type { FamilyDuplicate } from './marketplace-clients'
import type { Release, ReleaseResponse } from './releases'
import type { Task } from './tasks'

/** An event in a family's timeline. */
export interface FamilyEvent {
  id: string
  type:
    | 'request'
    | 'answers'
    | 'assigned'
    | 'stage'
    | 'note'
    | 'task'
    | 'call'
    | 'notification'
    | 'tour'
    | 'booked-call'
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
  /** Staff added it after a conversation, and nothing came of it yet, so they can remove it. Only for staff. [WORK-019] */
  isRemovable?: true
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
  /** How the family found us, without repetition: as it said, and by its requests. Only for staff. [DATA-016] */
  sources?: LeadSource[]
  /** The two-letter code of the language that the family speaks. Only for staff. */
  language?: string
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
  /** Your recipients of the family: communities, or you. Only for providers and real estate agents. [DASH-003] */
  recipients?: string[]
  /** When the family was last shared with you. Only for providers and real estate agents. */
  sharedAt?: string
  /** The end of the time to respond to the family that ends first. Missing once you responded for each recipient. */
  respondBy?: string
  /** Whether you responded to the family for each recipient, and how. Only for providers and real estate agents. [TRUTH-008] */
  response?: 'waiting' | ReleaseResponse
  createdAt: string
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

const stage = Type.Union(leadStages.map((value) => Type.Literal(value)))

/** How a family found us. */
export const leadSource = Type.Union(leadSources.map((value) => Type.Literal(value)))

const closedReason = Type.Union(closedReasons.map((value) => Type.Literal(value)))

/** The stages that say how far a family came. A closed family reached the stage that it was closed from. [WORK-014] */
export const reachableStages = ['contacted', 'touring', 'decided', 'moved-in'] as const

/** How long families waited for the first call or response, in business hours. `none` is still waiting. [WORK-014] */
export const waitingTimes = ['within-hour', 'within-day', 'later', 'none'] as const

/** The filter by how long families waited. */
export const waitingTime = choice(Type.Union(waitingTimes.map((value) => Type.Literal(value))))

const reached = Type.Union(reachableStages.map((value) => Type.Literal(value)))

const weekHour = Type.String({
  pattern: '^[1-7]-([01]\\d|2[0-3])$',
  [formMark]: 'a day of the week and an hour, such as 1-09 for Monday at 9 AM',
})

/** Whether to list paused families, or those that aren’t. */
export const pausedFilter = Type.Union([Type.Literal('true'), Type.Literal('false')])

/**
 * The list of families. `q` searches name, location, and community. The response `waiting` is for providers and real estate agents: the families
 * that they haven't responded to. `sharedAt` and `respondBy` concern the releases to the person. Real estate agents can't filter by what they don't read,
 * and only staff by `language`, `paused`, and what stats count: the stage that was `reached`, `closedReason`, how soon the `firstCall` came in business
 * hours, the weekday and hour of the request where the family lives, and the `partner` whose page it used.
 */
export const FamilyParameters = listParameters(
  ['createdAt', 'name', 'stage', 'stageSince', 'nextTask', 'place', 'agent', 'sharedAt', 'respondBy'],
  {
    stage: choice(stage),
    agent: reference(line(160)),
    state: reference(stateCode),
    community: only(communitySlug),
    care: reference(line(80)),
    budget: reference(line(40)),
    timing: reference(line(80)),
    source: only(leadSource),
    language: reference(spokenLanguage),
    createdAt: range(moment),
    sharedAt: range(moment),
    response: only(Type.Literal('waiting')),
    paused: only(pausedFilter),
    reached: only(reached),
    closedReason: choice(closedReason),
    firstCall: waitingTime,
    requestedHour: only(weekHour),
    partner: only(uuid),
    erasedAt: range(moment),
  },
  { q: textFilter },
)
export type FamilyParameters = Static<typeof FamilyParameters>

/**
 * A staff change to a family. Closing it needs a `closedReason`, which reopening clears. `agentId` reassigns it. A family that is paused until a day
 * is left out of due work before it. The other values correct what's wrong, or what the family says differently now; `null` removes one. Another `lookingFor`
 * clears `timing`, and another `budgetRange` clears `budget`, unless the same change has them. `communityIds` are all communities that the family asks about.
 * [WORK-007, WORK-019]
 */
export const FamilyChange = Type.Object(
  {
    stage: Type.Optional(stage),
    closedReason: Type.Optional(closedReason),
    closedNote: Type.Optional(text(1000)),
    pausedUntil: Type.Optional(orNothing(day)),
    agentId: Type.Optional(line(160)),
    name: Type.Optional(name(160)),
    email: Type.Optional(orNothing(email)),
    phone: Type.Optional(orNothing(phone)),
    city: Type.Optional(orNothing(searchPlace.city)),
    state: Type.Optional(orNothing(searchPlace.state)),
    zip: Type.Optional(orNothing(searchPlace.zip)),
    lookingFor: Type.Optional(orNothing(spokenAnswers.lookingFor)),
    residentName: Type.Optional(orNothing(spokenAnswers.residentName)),
    care: Type.Optional(orNothing(spokenAnswers.care)),
    budgetRange: Type.Optional(orNothing(spokenAnswers.budgetRange)),
    budget: Type.Optional(orNothing(spokenAnswers.budget)),
    timing: Type.Optional(orNothing(spokenAnswers.timing)),
    communityIds: Type.Optional(askedCommunities),
    source: Type.Optional(leadSource),
    language: Type.Optional(spokenLanguage),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type FamilyChange = Static<typeof FamilyChange>

/** Families. Agents see their own, providers and real estate agents see those released to them, and admins see all. [API-044, ROLE-010] */
export const clients = {
  list: {
    method: 'GET',
    path: '/secure/clients',
    status: 200,
    access: staff,
    summary:
      'Lists families, by default newest first; `meta.stages` counts each stage, and `meta.paused` those that are paused',
    resource: 'clients',
    query: FamilyParameters,
    response: pageOf<FamilySummary, { stages: Record<string, number>; paused: number }>(),
  },
  get: {
    method: 'GET',
    path: '/secure/clients/:id',
    status: 200,
    access: staff,
    summary: 'Returns a family with its answers, leads, timeline, and tasks',
    resource: 'clients',
    response: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/secure/clients/:id',
    status: 200,
    access: advisors,
    isVersioned: true,
    isBulk: true,
    goesWith: { stage: { closedReason: 'closedReason', closedNote: 'closedNote' } },
    summary: 'Changes the stage, pause, contact info, answers, communities, or advisor of a family',
    resource: 'clients',
    body: FamilyChange,
    response: of<Family>(),
  },
} as const satisfies Endpoints
