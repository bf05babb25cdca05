import type { LeadStage } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisorsAndAgents } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { line, uuid } from '../schemas/text'
import { type CallTimes, pausedFilter } from './clients'

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

const taskStatus = Type.Union([Type.Literal('open'), Type.Literal('done'), Type.Literal('canceled')])

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
    paused: only(pausedFilter),
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

/** Tasks. Agents see their own; admins see all. [API-039] */
export const tasks = {
  list: {
    method: 'GET',
    path: '/platform/tasks',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Lists tasks, by default those due first',
    resource: 'tasks',
    query: TaskParameters,
    response: pageOf<Task>(),
  },
  get: {
    method: 'GET',
    path: '/platform/tasks/:id',
    status: 200,
    access: advisorsAndAgents,
    summary: 'Returns a task',
    resource: 'tasks',
    response: of<Task>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/tasks/:id',
    status: 200,
    access: advisorsAndAgents,
    isVersioned: true,
    isBulk: true,
    summary: 'Completes, reopens, cancels, snoozes, reassigns, or updates a task',
    resource: 'tasks',
    body: TaskChange,
    response: of<Task>(),
  },
  create: {
    method: 'POST',
    path: '/platform/tasks',
    status: 201,
    access: advisorsAndAgents,
    summary: 'Creates a task',
    resource: 'tasks',
    body: NewTask,
    response: of<Task>(),
  },
  delete: {
    method: 'DELETE',
    path: '/platform/tasks/:id',
    status: 204,
    access: advisorsAndAgents,
    isVersioned: true,
    summary: 'Deletes a task',
    resource: 'tasks',
  },
} as const satisfies Endpoints
