import type { CallDay, CallHours, TimeOff } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CallChange,
  CallDayParameters,
  CallHoursChange,
  CallListParameters,
  CallParameters,
} from '../schemas/calls'

const advisors = ['agent', 'admin'] as const

/** A call with an advisor at a time that the family chose. [AGENT-005] */
export interface AdvisorCall {
  id: string
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
  /** The family. Only for staff. */
  clientId?: string
  clientName?: string
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
    query: of<CallDayParameters>(),
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
    body: of<CallHoursChange>(),
    response: of<AdvisorCallHours>(),
  },
} as const satisfies Endpoints

/** Calls with advisors, which a request books. A family sees its own, also with an emailed link, and staff those of the families they see. */
export const calls = {
  list: {
    method: 'GET',
    path: '/platform/calls',
    status: 200,
    access: 'anyone',
    summary: 'Lists the calls you booked, and for staff those of their families, by default newest first',
    resource: 'calls',
    query: of<CallListParameters>(),
    response: pageOf<AdvisorCall>(),
  },
  get: {
    method: 'GET',
    path: '/platform/calls/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a call',
    resource: 'calls',
    query: of<CallParameters>(),
    response: of<AdvisorCall>(),
  },
  change: {
    method: 'PATCH',
    path: '/platform/calls/:id',
    status: 200,
    access: 'anyone',
    summary: 'Moves a call to another free time and emails the family',
    resource: 'calls',
    body: of<CallChange>(),
    response: of<AdvisorCall>(),
  },
  cancel: {
    method: 'POST',
    path: '/platform/calls/:id/cancel',
    status: 201,
    access: 'anyone',
    summary: 'Cancels a call, frees its time, and emails the family',
    resource: 'calls',
    body: of<CallParameters>(),
    response: of<AdvisorCall>(),
  },
} as const satisfies Endpoints
