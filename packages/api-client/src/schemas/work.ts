import { closedReasons, contactMethods, leadSources, leadStages } from '@pkg/domain'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { day, moment } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { paging } from './paging'
import { communitySlug, email, line, name, phone, stateCode, text, uuid } from './text'
import { SpokenContact } from './trust'

const stage = Type.Union(leadStages.map((value) => Type.Literal(value)))
const source = Type.Union(leadSources.map((value) => Type.Literal(value)))
const closedReason = Type.Union(closedReasons.map((value) => Type.Literal(value)))
const taskStatus = Type.Union([Type.Literal('open'), Type.Literal('done'), Type.Literal('canceled')])
const isPaused = Type.Union([Type.Literal('true'), Type.Literal('false')])
const orNothing = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/**
 * The list of families. `q` searches name, location, and community. The response `waiting` is for providers and real estate agents: the families
 * that they haven't responded to. Real estate agents can't filter by what they don't read, and only staff by `paused`.
 */
export const FamilyParameters = listParameters(
  ['createdAt', 'name', 'stage', 'stageSince', 'nextTask', 'place', 'agent'],
  {
    stage: choice(stage),
    agent: reference(line(160)),
    state: reference(stateCode),
    community: only(communitySlug),
    care: reference(line(80)),
    budget: reference(line(40)),
    timing: reference(line(80)),
    source: only(source),
    createdAt: range(moment),
    response: only(Type.Literal('waiting')),
    paused: only(isPaused),
  },
  { q: textFilter },
)
export type FamilyParameters = Static<typeof FamilyParameters>

/**
 * A staff change to a family. Closing it needs a `closedReason`, which reopening clears. `agentId` reassigns it. A family that is paused until a day
 * is left out of due work before it. The other values correct what's wrong; `null` removes a wrong email address or phone number. [WORK-007]
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
    city: Type.Optional(name(80)),
    state: Type.Optional(stateCode),
    zip: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type FamilyChange = Static<typeof FamilyChange>

/** A family that staff add, for example after a call. The consent holds what was said to them and what they answered. [API-029] */
export const NewFamily = Type.Object(
  {
    name: name(160),
    email: Type.Optional(email),
    phone: Type.Optional(phone),
    city: Type.Optional(name(80)),
    state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    zip: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
    communityId: Type.Optional(communitySlug),
    source: Type.Optional(source),
    contactMethod: Type.Optional(Type.Union(contactMethods.map((value) => Type.Literal(value)))),
    consent: SpokenContact,
    /** Adds the values to the family that already has this email address or phone number. */
    confirmKnown: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type NewFamily = Static<typeof NewFamily>

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

/** The list of a family's notes. */
export const NoteParameters = Type.Object({ ...paging, 'filter[client]': uuid }, { additionalProperties: false })
export type NoteParameters = Static<typeof NoteParameters>

/** A change to a note. */
export const NoteChange = Type.Object({ text: text(4000) }, { additionalProperties: false })
export type NoteChange = Static<typeof NoteChange>

/** A new task, about a family or on its own. Without an owner, it's assigned to you or, for admins, to the family's advisor. [API-039] */
export const NewTask = Type.Object(
  {
    clientId: Type.Optional(uuid),
    title: line(200),
    dueAt: moment,
    ownerId: Type.Optional(Type.String({ minLength: 1, maxLength: 160 })),
  },
  { additionalProperties: false },
)
export type NewTask = Static<typeof NewTask>

/** An email to a family, whose address the author doesn't see. [API-042] */
export const NewEmail = Type.Object(
  { clientId: uuid, subject: line(200), body: text(8000) },
  { additionalProperties: false },
)
export type NewEmail = Static<typeof NewEmail>

/** Stops emails like the one with this id. [TRUTH-009] */
export const NewEmailStop = Type.Object({ id: uuid }, { additionalProperties: false })
export type NewEmailStop = Static<typeof NewEmailStop>

/** A note about a family. */
export const NewNote = Type.Object({ clientId: uuid, text: text(4000) }, { additionalProperties: false })
export type NewNote = Static<typeof NewNote>

/**
 * The list of tasks. Days are calendar days in the given time zone, and `q` searches the title. `due` counts the tasks of paused families as later;
 * `paused` selects or leaves out all tasks of paused families.
 */
export const TaskParameters = listParameters(
  ['dueAt', 'title', 'owner'],
  {
    status: choice(taskStatus),
    due: only(Type.Union([Type.Literal('today'), Type.Literal('later')])),
    dueAt: range(moment),
    resolvedAt: range(moment),
    owner: reference(line(160)),
    client: reference(uuid),
    paused: only(isPaused),
  },
  { q: textFilter, timeZone: Type.Optional(Type.String({ maxLength: 60 })) },
)
export type TaskParameters = Static<typeof TaskParameters>

/** A staff change to a task. */
export const TaskChange = Type.Object(
  {
    status: Type.Optional(taskStatus),
    title: Type.Optional(line(200)),
    dueAt: Type.Optional(moment),
    ownerId: Type.Optional(Type.String({ minLength: 1, maxLength: 160 })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type TaskChange = Static<typeof TaskChange>

/** The outbox. */
export const EmailParameters = listParameters(
  ['createdAt', 'sentAt', 'subject'],
  {
    status: only(Type.Union([Type.Literal('queued'), Type.Literal('sent'), Type.Literal('failed')])),
    channel: choice(Type.Union([Type.Literal('email'), Type.Literal('text')])),
    kind: reference(line(60)),
    createdAt: range(moment),
    sentAt: range(moment),
    client: reference(uuid),
    recipient: only(line(320)),
  },
  { q: textFilter },
)
export type EmailParameters = Static<typeof EmailParameters>

/** A page of a list without filters. */
export const PageParameters = Type.Object(paging, { additionalProperties: false })
export type PageParameters = Static<typeof PageParameters>
