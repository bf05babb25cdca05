import { type CareLevel, contactMethods, type LeadStage, type MonthlyCost } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { askedCommunities, searchPlace, spokenAnswers, spokenLanguage } from '../schemas/spoken-answers'
import { communitySlug, email, name, phone, text, uuid } from '../schemas/text'
import { type Family, FamilyChange, FamilyParameters, type FamilySummary, leadSource } from './clients'
import { wordingOf } from './consents'

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

/** The wording that staff confirm when a family agreed to calls on the phone or in person. [TRUTH-002] */
export const SpokenContact = wordingOf('spoken-contact')

/**
 * A family that staff add, for example during a call, with what it says about its search. The consent holds what was said to them and what they answered.
 * [API-029, WORK-019]
 */
export const NewFamily = Type.Object(
  {
    name: name(160),
    email: Type.Optional(email),
    phone: Type.Optional(phone),
    city: Type.Optional(searchPlace.city),
    state: Type.Optional(searchPlace.state),
    zip: Type.Optional(searchPlace.zip),
    lookingFor: Type.Optional(spokenAnswers.lookingFor),
    residentName: Type.Optional(spokenAnswers.residentName),
    care: Type.Optional(spokenAnswers.care),
    budgetRange: Type.Optional(spokenAnswers.budgetRange),
    budget: Type.Optional(spokenAnswers.budget),
    timing: Type.Optional(spokenAnswers.timing),
    /** One more community besides `communityIds`. */
    communityId: Type.Optional(communitySlug),
    communityIds: Type.Optional(askedCommunities),
    source: Type.Optional(leadSource),
    /** The language of the consent if missing. */
    language: Type.Optional(spokenLanguage),
    contactMethod: Type.Optional(Type.Union(contactMethods.map((value) => Type.Literal(value)))),
    /** What else they said, as a note about the family. */
    note: Type.Optional(text(4000)),
    consent: SpokenContact,
    /** Adds the values to the family that already has this email address or phone number. */
    confirmKnown: Type.Optional(Type.Literal(true)),
    /** Adds another family, although one already has this phone number. */
    confirmOther: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type NewFamily = Static<typeof NewFamily>

/** An email address, a phone number, or both, as someone says them. [WORK-019] */
export const ContactToCheck = Type.Object(
  { email: Type.Optional(email), phone: Type.Optional(phone) },
  { additionalProperties: false, minProperties: 1 },
)
export type ContactToCheck = Static<typeof ContactToCheck>

/** A family that already has an email address or a phone number. [WORK-019] */
export interface KnownFamily {
  reason: 'email' | 'phone'
  /** Who has the family. Missing for one without an advisor. */
  agentName?: string
  /** Who it is, for those who may contact it. Others only learn that it exists, and who has it. [ROLE-010] */
  client?: { id: string; name: string; stage: LeadStage; place?: string }
}

/** The families that already have an email address or a phone number. */
export interface KnownFamilies {
  families: KnownFamily[]
}

/**
 * Two records of one family. The second is merged into the first. Families that share neither phone number, email address, nor name need a
 * confirmation. [API-029]
 */
export const FamilyMerge = Type.Object(
  { keepId: uuid, mergeId: uuid, confirmUnrelated: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)
export type FamilyMerge = Static<typeof FamilyMerge>

/** A merge to undo. [API-029] */
export const FamilyMergeUndo = Type.Object({ keepId: uuid, mergeId: uuid }, { additionalProperties: false })
export type FamilyMergeUndo = Static<typeof FamilyMergeUndo>

/** Families, as advisors manage them. [API-029] */
export const marketplaceClients = {
  list: {
    method: 'GET',
    path: '/marketplace/clients',
    status: 200,
    access: advisors,
    summary: 'Lists families, as `/secure/clients` does',
    resource: 'clients',
    query: FamilyParameters,
    response: pageOf<FamilySummary, { stages: Record<string, number>; paused: number }>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/clients/:id',
    status: 200,
    access: advisors,
    summary: 'Returns a family, as `/secure/clients/{id}` does',
    resource: 'clients',
    response: of<Family>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/clients',
    status: 201,
    access: advisors,
    summary:
      "Adds a family that called or came in person, assigned to you if you're an agent; `duplicates` lists families that may be the same; 409 before anything is saved if one has its email or phone",
    resource: 'clients',
    body: NewFamily,
    response: of<Family>(),
  },
  known: {
    method: 'POST',
    path: '/marketplace/clients-known',
    status: 200,
    rateLimit: { requests: 120, seconds: 600 },
    access: advisors,
    summary:
      'Returns the families that already have an email address or a phone number; you learn who they are if you may contact them, and otherwise only who has them',
    body: ContactToCheck,
    response: of<KnownFamilies>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/clients/:id',
    status: 200,
    access: advisors,
    isVersioned: true,
    summary: 'Updates a family, as `PATCH /secure/clients/{id}` does',
    resource: 'clients',
    body: FamilyChange,
    response: of<Family>(),
  },
  duplicates: {
    method: 'GET',
    path: '/marketplace/clients/:id/duplicates',
    status: 200,
    access: advisors,
    summary: 'Lists the families that may be the same as one, of those that you may contact, with why',
    resource: 'clients',
    response: pageOf<FamilyDuplicate>(),
  },
  costs: {
    method: 'GET',
    path: '/marketplace/clients/:id/costs',
    status: 200,
    access: advisors,
    summary:
      'Lists what the communities that a family asked about cost a month, for the care and the people of its request; those without a known price are left out',
    resource: 'client-costs',
    response: pageOf<FamilyCost>(),
  },
  merge: {
    method: 'POST',
    path: '/marketplace/clients-merge',
    status: 201,
    access: advisors,
    summary: 'Merges a duplicate family; 409 without `confirmUnrelated` if they share neither phone, email, nor name',
    resource: 'clients',
    body: FamilyMerge,
    response: of<Family>(),
  },
  undoMerge: {
    method: 'POST',
    path: '/marketplace/clients-merge/undo',
    status: 200,
    access: advisors,
    summary: 'Undoes a merge within 30 days, and returns the family that had been merged',
    resource: 'clients',
    body: FamilyMergeUndo,
    response: of<Family>(),
  },
} as const satisfies Endpoints
