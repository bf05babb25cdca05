import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { admins } from '../roles'
import { strictObject } from '../schemas/record'
import { line, uuid } from '../schemas/text'

const resource = 'work-reassignments'

/** Who gets the work of a person. Several share it in turn: families, homes, and tasks by advisor profile, and communities and conversations by account. */
const receivers = {
  agentIds: Type.Optional(Type.Array(line(160), { maxItems: 20, uniqueItems: true })),
  userIds: Type.Optional(Type.Array(uuid, { maxItems: 20, uniqueItems: true })),
}

/** Who would get the work of a person. Without anyone, the response counts the work. [DASH-012] */
export const WorkReceivers = strictObject(receivers)
export type WorkReceivers = Static<typeof WorkReceivers>

/** Reassigns all work of a person, and disables their account. The audit log has the reason. [DASH-012, WORK-007] */
export const NewWorkReassignment = strictObject({ ...receivers, reason: line(300) })
export type NewWorkReassignment = Static<typeof NewWorkReassignment>

/** What one receiver gets. */
export interface ReceivedWork {
  /** The advisor profile or the account. */
  id: string
  kind: 'agent' | 'user'
  name: string
  families: number
  homes: number
  tasks: number
  communities: number
}

/** The work of a person: how much of each kind there is, and who gets it. */
export interface WorkReassignment {
  /** The id of the account. */
  id: string
  /** Families in a stage before the move, which the person accepted. */
  families: number
  /** Families that are offered to the person. They're offered to the next advisor. */
  offers: number
  /** Homes that families sell or buy. They're offered to the receivers. */
  homes: number
  /** Open tasks, besides those of the families, which move with them. */
  tasks: number
  /** Open conversations that are assigned to the person. Without a receiver who can reply, they're assigned to no one. */
  conversations: number
  communities: number
  /** Communities that no one else manages. Without a receiver, no one answers their families. */
  communitiesAlone: string[]
  /** Covers for or by the person. They end. */
  covers: number
  /** Families and homes that no receiver may get, because the family didn’t agree. They wait for an admin. */
  waiting: number
  receivers: ReceivedWork[]
}

/** All work of a person who leaves. [DASH-012, WORK-007] */
export const workReassignments = {
  preview: {
    method: 'POST',
    path: '/admin/users/:id/work-reassignment/preview',
    status: 200,
    access: admins,
    summary: 'Counts the work of a person, and says what each receiver would get; changes nothing',
    resource,
    body: WorkReceivers,
    response: of<WorkReassignment>(),
  },
  create: {
    method: 'POST',
    path: '/admin/users/:id/work-reassignment',
    status: 200,
    access: admins,
    summary:
      'Reassigns all work of a person, and disables their account; families are emailed the name of their new advisor',
    resource,
    body: NewWorkReassignment,
    response: of<WorkReassignment>(),
  },
} as const satisfies Endpoints
