import type { CallOutcome } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type { CallLogParameters, NewCallLog } from '../schemas/call-logs'

/** A call to a family that a member of the staff logged. [WORK-009] */
export interface CallLog {
  id: string
  clientId: string
  outcome: CallOutcome
  minutes?: number
  note?: string
  /** When they called. */
  at: string
  /** Who called. */
  person: string
  /** The advisor who called. Missing for admins. */
  agentId?: string
  createdAt: string
}

const staff = ['agent', 'admin'] as const

/** Calls that staff logged. Agents see those to their families. [WORK-009] */
export const callLogs = {
  list: {
    method: 'GET',
    path: '/platform/call-logs',
    status: 200,
    access: staff,
    summary: 'Lists logged calls, by default newest first; `meta.counts` counts each outcome',
    resource: 'call-logs',
    query: of<CallLogParameters>(),
    response: pageOf<CallLog, { counts: Record<CallOutcome, number> }>(),
  },
  create: {
    method: 'POST',
    path: '/platform/call-logs',
    status: 201,
    access: staff,
    summary: 'Logs a call to a family, which accepts an offer of it and, if you reached them, completes the first task',
    resource: 'call-logs',
    body: of<NewCallLog>(),
    response: of<CallLog>(),
  },
} as const satisfies Endpoints
