import type { BookingOutcome, CallDay, CallHours, TimeOff } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { token } from '../schemas/ids'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { line, text, uuid } from '../schemas/text'
import { BookingCancellation, bookingOutcome, clockTime } from './tours'

/** A call with an advisor at a time that the family chose. [AGENT-005] */
export interface AdvisorCall {
  id: string
  version: number
  agentId: string
  agentName: string
  /** The path of the advisor's page. */
  agentUrl: string
  /** The number from which the advisor calls. */
  agentPhone: string
  /** ISO 8601. */
  startsAt: string
  endsAt: string
  /** The IANA time zone of the advisor. */
  timeZone: string
  status: 'booked' | 'canceled'
  /** How often the call was changed: the `SEQUENCE` of its calendar file. */
  revision: number
  changedAt: string
  /** The family. Only for staff, as everything below. */
  clientId?: string
  clientName?: string
  /** How the call ended. [WORK-020] */
  outcome?: BookingOutcome
  /** Who recorded the outcome last, and when. */
  outcomeBy?: string
  outcomeAt?: string
  outcomeNote?: string
}

/** The hours in which an advisor takes calls. The id is the advisor's. */
export interface AdvisorCallHours {
  id: string
  hours: CallHours[]
  /** Days on which the advisor doesn’t take calls, in order. */
  timeOff: TimeOff[]
  /** The IANA time zone of the hours: the one of the advisor's home. */
  timeZone: string
  /** Whether the advisor entered the hours. Otherwise they're business hours. */
  isOwn: boolean
}

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** When a call begins, as ISO 8601 in UTC. */
export const CallStart = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:00(\\.000)?Z$',
})

/** The page of the days on which an advisor can call. */
export const CallDayParameters = Type.Object(paging, { additionalProperties: false })
export type CallDayParameters = Static<typeof CallDayParameters>

/** The page of the calls that you may see. */
export const CallListParameters = listParameters(['createdAt', 'startsAt', 'endsAt'], {
  client: reference(uuid),
  status: choice(Type.Union([Type.Literal('booked'), Type.Literal('canceled')])),
  startsAt: range(moment),
  endsAt: range(moment),
  outcome: choice(bookingOutcome),
  outcomeAt: range(moment),
})
export type CallListParameters = Static<typeof CallListParameters>

/** The call of an emailed link, or your own. */
export const CallParameters = Type.Object({ token: Type.Optional(token) }, { additionalProperties: false })
export type CallParameters = Static<typeof CallParameters>

/** A call that staff book for a family: with the advisor of the person, or of the family unless another one is named. [WORK-020] */
export const NewCall = Type.Object(
  { clientId: uuid, startsAt: CallStart, agentId: Type.Optional(line(160)) },
  { additionalProperties: false },
)
export type NewCall = Static<typeof NewCall>

/** How a call ended. Without a note, the earlier one is removed. [WORK-020] */
export const NewCallOutcome = Type.Object(
  { outcome: bookingOutcome, note: Type.Optional(text(1000)) },
  { additionalProperties: false },
)
export type NewCallOutcome = Static<typeof NewCallOutcome>

/** Another time for a call. */
export const CallChange = Type.Object(
  { startsAt: CallStart, token: Type.Optional(token) },
  { additionalProperties: false },
)
export type CallChange = Static<typeof CallChange>

/** The hours in which an advisor takes calls. An empty list ends the booking of calls. */
export const CallHoursChange = Type.Object(
  {
    hours: Type.Array(
      Type.Object(
        { weekday: Type.Integer({ minimum: 1, maximum: 5 }), opens: clockTime, closes: clockTime },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    /** Days without calls, both included. Unset leaves them as they are. */
    timeOff: Type.Optional(
      Type.Array(Type.Object({ from: day, until: day }, { additionalProperties: false }), { maxItems: 20 }),
    ),
  },
  { additionalProperties: false },
)
export type CallHoursChange = Static<typeof CallHoursChange>

/** When an advisor can call a family. */
export const callDays = {
  list: {
    method: 'GET',
    path: '/marketplace/agents/:id/call-days',
    status: 200,
    access: 'anyone',
    summary:
      'Lists the next days on which an advisor can call, with the free times. Empty if the advisor accepts no families',
    resource: 'call-days',
    query: CallDayParameters,
    response: pageOf<CallDay & { id: string; timeZone: string }>(),
  },
} as const satisfies Endpoints

/** The hours in which an advisor takes calls. */
export const callHours = {
  get: {
    method: 'GET',
    path: '/platform/agents/:id/call-hours',
    status: 200,
    access: advisors,
    summary: 'Returns the hours in which an advisor takes calls',
    resource: 'call-hours',
    response: of<AdvisorCallHours>(),
  },
  replace: {
    method: 'PUT',
    path: '/platform/agents/:id/call-hours',
    status: 200,
    access: advisors,
    summary: 'Replaces the hours in which an advisor takes calls, and the days without calls; booked calls stay',
    resource: 'call-hours',
    body: CallHoursChange,
    response: of<AdvisorCallHours>(),
  },
} as const satisfies Endpoints

/** Calls with advisors, which a request or staff book. A family sees its own, also with an emailed link, and staff those of the families they see. [WORK-020] */
export const calls = {
  list: {
    method: 'GET',
    path: '/platform/calls',
    status: 200,
    access: 'anyone',
    summary: 'Lists the calls you booked, and for staff those of their families, by default newest first',
    resource: 'calls',
    query: CallListParameters,
    response: pageOf<AdvisorCall>(),
  },
  get: {
    method: 'GET',
    path: '/platform/calls/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a call',
    resource: 'calls',
    query: CallParameters,
    response: of<AdvisorCall>(),
  },
  create: {
    method: 'POST',
    path: '/platform/calls',
    status: 201,
    access: advisors,
    summary: 'Books a free time of an advisor for a family that you see, and emails the family and the advisor',
    resource: 'calls',
    body: NewCall,
    response: of<AdvisorCall>(),
  },
  change: {
    method: 'PATCH',
    path: '/platform/calls/:id',
    status: 200,
    access: 'anyone',
    isVersioned: true,
    summary: 'Moves a call to another free time and emails the family',
    resource: 'calls',
    body: CallChange,
    response: of<AdvisorCall>(),
  },
  cancel: {
    method: 'POST',
    path: '/platform/calls/:id/cancel',
    status: 201,
    access: 'anyone',
    isVersioned: true,
    summary: 'Cancels a call, frees its time, and emails the family, with your reason if you are staff',
    resource: 'calls',
    body: BookingCancellation,
    response: of<AdvisorCall>(),
  },
  recordOutcome: {
    method: 'PUT',
    path: '/platform/calls/:id/outcome',
    status: 200,
    access: advisors,
    isVersioned: true,
    summary: 'Records or corrects how a call ended, once it has begun. No one is emailed',
    resource: 'calls',
    body: NewCallOutcome,
    response: of<AdvisorCall>(),
  },
} as const satisfies Endpoints
