import { type Calls, of, type Page } from '../call'
import type {
  FamilyChange,
  FamilyParameters,
  NewNote,
  PageParameters,
  TaskChange,
  TaskParameters,
} from '../schemas/work'
import type { Family, FamilySummary, Note, OutboxMessage, Task } from './entities'

const staff = ['agent', 'admin'] as const

/** Families, as staff see them: agents their own, admins all. [API-044, ROLE-010] */
export const clients = {
  list: {
    method: 'GET',
    path: '/secure/clients',
    access: staff,
    summary: 'Families by stage, newest first; `meta.stages` counts each stage',
    resource: 'clients',
    query: of<FamilyParameters>(),
    answer: of<Page<FamilySummary> & { stages: Record<string, number> }>(),
  },
  get: {
    method: 'GET',
    path: '/secure/clients/:id',
    access: staff,
    summary: 'One family with answers, leads, timeline and tasks',
    resource: 'clients',
    answer: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/secure/clients/:id',
    access: staff,
    summary: 'Moves a family to another stage',
    resource: 'clients',
    body: of<FamilyChange>(),
    answer: of<Family>(),
  },
} as const satisfies Calls

/** Notes on families. [API-029] */
export const notes = {
  create: {
    method: 'POST',
    path: '/marketplace/notes',
    access: staff,
    summary: 'Adds a note to a family',
    resource: 'notes',
    body: of<NewNote>(),
    answer: of<Note>(),
  },
} as const satisfies Calls

/** Tasks: agents their own, admins all. [API-039] */
export const tasks = {
  list: {
    method: 'GET',
    path: '/platform/tasks',
    access: staff,
    summary: 'Tasks by due time, the earliest first',
    resource: 'tasks',
    query: of<TaskParameters>(),
    answer: of<Page<Task>>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/tasks/:id',
    access: staff,
    summary: 'Completes a task or opens it again',
    resource: 'tasks',
    body: of<TaskChange>(),
    answer: of<Task>(),
  },
} as const satisfies Calls

/** The outbox. Agents see what went to them, admins everything. [API-042] */
export const emails = {
  list: {
    method: 'GET',
    path: '/platform/emails',
    access: staff,
    summary: 'Messages that went out or wait, newest first',
    resource: 'emails',
    query: of<PageParameters>(),
    answer: of<Page<OutboxMessage>>(),
  },
} as const satisfies Calls

/** What happens, as it happens: a stream of server-sent events. [API-042] */
export const events = {
  stream: {
    method: 'GET',
    path: '/platform/events/stream',
    access: staff,
    summary: 'Server-sent events `family` and `task` for the families of the person who listens',
  },
} as const satisfies Calls
