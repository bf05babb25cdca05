import { type CallOutcome, callOutcomes, leadStages } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { line, text, uuid } from '../schemas/text'

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

const outcome = Type.Union(callOutcomes.map((value) => Type.Literal(value)))

/** The list of calls that staff logged. [WORK-009] */
export const CallLogParameters = listParameters(['at', 'minutes'], {
  client: reference(uuid),
  outcome: choice(outcome),
  agent: reference(line(160)),
  at: range(moment),
  minutes: range(Type.Integer({ minimum: 0, maximum: 1440 })),
})
export type CallLogParameters = Static<typeof CallLogParameters>

/** The stages that a call can lead to. Closing and moving in need more than a stage. */
const stageAfterCall = Type.Union(
  leadStages.filter((stage) => stage !== 'closed' && stage !== 'moved-in').map((value) => Type.Literal(value)),
)

/** A call to a family, by default now, with the stage after it and the next step, which becomes a task. [WORK-009, WORK-023] */
export const NewCallLog = Type.Object(
  {
    clientId: uuid,
    outcome,
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
    note: Type.Optional(text(4000)),
    at: Type.Optional(moment),
    stage: Type.Optional(stageAfterCall),
    nextStep: Type.Optional(Type.Object({ title: line(200), dueAt: moment }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type NewCallLog = Static<typeof NewCallLog>

/** Calls that advisors logged. Agents see those to their families. [WORK-009] */
export const callLogs = {
  list: {
    method: 'GET',
    path: '/platform/call-logs',
    status: 200,
    access: advisors,
    summary: 'Lists logged calls, by default newest first; `meta.counts` counts each outcome',
    resource: 'call-logs',
    query: CallLogParameters,
    response: pageOf<CallLog, { counts: Record<CallOutcome, number> }>(),
  },
  create: {
    method: 'POST',
    path: '/platform/call-logs',
    status: 201,
    access: advisors,
    summary:
      'Logs a call to a family, which accepts an offer of it and, if you reached them, completes the first task; moves it to `stage` and adds the task `nextStep`, if you say so',
    resource: 'call-logs',
    body: NewCallLog,
    response: of<CallLog>(),
  },
} as const satisfies Endpoints
