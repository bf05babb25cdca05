import { callOutcomes } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment, strictObject } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { uuid } from '../schemas/text'
import { type TimelineKind, timelineKinds } from '../timeline-kinds'
import type { AccessRoute } from './privacy'

/** Someone saw the contact info of a family. [WORK-017] */
export interface RecordRead {
  id: string
  at: string
  clientId: string
  /** The account of the person. It can be deleted since. */
  personId: string
  person: string
  role: string
  agentId?: string
  route: AccessRoute
  reason: string
}

/** What a change replaced in one field, with contact info masked. Values that an erasure blanked are null. */
const values = Type.Array(strictObject({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }))

const literals = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))))

const kind = Type.Union(timelineKinds.map((value) => Type.Literal(value)))

const action = literals(['created', 'changed', 'deleted'])

const recipientKind = literals(['operator', 'agent', 'community'])

/** What happened. `type` says which fields it has. */
const TimelinePayload = Type.Union([
  /**
   * What the family sent, or what happened to it, in words that were stored then. Tours and calls that were booked, moved, canceled, or closed with an
   * outcome are among them. A note about the outcome is on a line of its own.
   */
  strictObject({
    type: Type.Literal('event'),
    event: literals(['request', 'answers', 'assigned', 'stage', 'task', 'notification', 'tour', 'booked-call']),
    text: Type.String(),
  }),
  strictObject({
    type: Type.Literal('note'),
    noteId: Type.String(),
    /** A change names the version that it's based on. */
    version: Type.Integer(),
    /** Whether the person can change it. */
    isOwn: Type.Boolean(),
    text: Type.String(),
  }),
  /** A call that staff logged. */
  strictObject({
    type: Type.Literal('call'),
    outcome: literals(callOutcomes),
    minutes: Type.Optional(Type.Integer()),
    note: Type.Optional(Type.String()),
  }),
  /** A message in a conversation that you take part in. */
  strictObject({
    type: Type.Literal('message'),
    conversationId: Type.String(),
    from: literals(['family', 'agent', 'community', 'staff']),
    text: Type.String(),
  }),
  /** An email or a text to the family, without its text. */
  strictObject({
    type: Type.Literal('email'),
    emailId: Type.String(),
    channel: literals(['email', 'text']),
    messageKind: Type.Optional(Type.String()),
    subject: Type.String(),
    status: literals(['queued', 'sent', 'failed']),
  }),
  /** Someone saw the family's contact info. */
  strictObject({
    type: Type.Literal('access'),
    route: literals(['reveal', 'page', 'export', 'outbox', 'accounts']),
    role: Type.String(),
    reason: Type.String(),
  }),
  /** Someone got the family's information, lost it, responded, or confirmed that they deleted it. */
  strictObject({
    type: Type.Literal('release'),
    releaseId: Type.String(),
    event: literals(['shared', 'responded', 'ended', 'stopped', 'confirmed']),
    recipientKind,
    recipientId: Type.String(),
    recipientName: Type.String(),
    reason: Type.Optional(Type.String()),
    response: Type.Optional(literals(['contacted', 'tour-offered', 'declined'])),
  }),
  /** A move-in that staff recorded, or undid because it was wrong. */
  strictObject({
    type: Type.Literal('move-in'),
    event: literals(['recorded', 'undone']),
    moveInId: Type.String(),
    communityId: Type.String(),
    communityName: Type.String(),
    movedInOn: Type.String(),
    reason: Type.Optional(Type.String()),
  }),
  /** What was done with a task. It has no title once it's deleted. */
  strictObject({
    type: Type.Literal('task'),
    action,
    taskId: Type.String(),
    title: Type.Optional(Type.String()),
    values,
  }),
  /** What staff changed in the family, or in another of its records. */
  strictObject({ type: Type.Literal('change'), action, recordType: Type.String(), recordId: Type.String(), values }),
])

/** Something that happened to a family. `actor` is who did it, if it was a person. [WORK-006] */
export const TimelineItem = Type.Object({
  id: Type.String(),
  at: moment,
  kind,
  actor: Type.Optional(Type.String()),
  clientId: Type.String(),
  payload: TimelinePayload,
})
export type TimelineItem = Static<typeof TimelineItem>

/** The timeline of a family. [WORK-006] */
export const TimelineParameters = listParameters(
  ['at'],
  { kind: choice(kind), at: range(moment) },
  { 'filter[client]': uuid },
)
export type TimelineParameters = Static<typeof TimelineParameters>

/** The list of who saw contact info of families. `q` searches the person's name. [WORK-017] */
export const RecordReadParameters = listParameters(
  ['at'],
  {
    client: reference(uuid),
    person: reference(uuid),
    route: choice(
      Type.Union([
        Type.Literal('reveal'),
        Type.Literal('page'),
        Type.Literal('export'),
        Type.Literal('outbox'),
        Type.Literal('accounts'),
      ]),
    ),
    at: range(moment),
  },
  { q: textFilter },
)
export type RecordReadParameters = Static<typeof RecordReadParameters>

/** Everything that happened to a family. [WORK-006] */
export const timeline = {
  list: {
    method: 'GET',
    path: '/platform/timeline',
    status: 200,
    access: advisors,
    summary:
      'Lists what happened to a family that you see, by default newest first; `meta.counts` counts each kind. Messages are those of your conversations',
    resource: 'timeline-items',
    query: TimelineParameters,
    response: pageOf<TimelineItem, { counts: Record<TimelineKind, number> }>(),
  },
} as const satisfies Endpoints

/** Who saw contact info of families. Nothing here can be changed. [WORK-017] */
export const recordReads = {
  list: {
    method: 'GET',
    path: '/platform/record-reads',
    status: 200,
    access: advisors,
    summary:
      'Lists who saw contact info of families and why, by default newest first; advisors see that of their families',
    resource: 'record-reads',
    query: RecordReadParameters,
    response: pageOf<RecordRead>(),
  },
} as const satisfies Endpoints
