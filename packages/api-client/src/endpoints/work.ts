import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  FamilyChange,
  FamilyMerge,
  FamilyParameters,
  NewEmail,
  NewFamily,
  NewNote,
  NewTask,
  NoteChange,
  NoteParameters,
  PageParameters,
  TaskChange,
  TaskParameters,
} from '../schemas/work'
import type { Family, FamilySummary, Note, OutboxMessage, Task } from './entities'

const staff = ['agent', 'admin'] as const
const answering = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Families: agents see their own, providers and real estate agents those released to them, admins all. [API-044, ROLE-010] */
export const clients = {
  list: {
    method: 'GET',
    path: '/secure/clients',
    access: answering,
    summary: 'Families by stage, newest first; `meta.stages` counts each stage',
    resource: 'clients',
    query: of<FamilyParameters>(),
    response: pageOf<FamilySummary, { stages: Record<string, number> }>(),
  },
  get: {
    method: 'GET',
    path: '/secure/clients/:id',
    access: answering,
    summary: 'One family with answers, leads, timeline and tasks',
    resource: 'clients',
    response: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/secure/clients/:id',
    access: staff,
    summary: 'Moves a family to another stage',
    resource: 'clients',
    body: of<FamilyChange>(),
    response: of<Family>(),
  },
} as const satisfies Endpoints

/** Families, as advisors work with them. [API-029] */
export const marketplaceClients = {
  list: {
    method: 'GET',
    path: '/marketplace/clients',
    access: staff,
    summary: 'The same list as `/secure/clients`',
    resource: 'clients',
    query: of<FamilyParameters>(),
    response: pageOf<FamilySummary, { stages: Record<string, number> }>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/clients/:id',
    access: staff,
    summary: 'The same family as `/secure/clients/{id}`',
    resource: 'clients',
    response: of<Family>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/clients',
    access: staff,
    summary: 'Enters a family that called or came in person; an agent keeps it',
    resource: 'clients',
    body: of<NewFamily>(),
    response: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/clients/:id',
    access: staff,
    summary: 'The same change as `PATCH /secure/clients/{id}`',
    resource: 'clients',
    body: of<FamilyChange>(),
    response: of<Family>(),
  },
  merge: {
    method: 'POST',
    path: '/marketplace/clients-merge',
    access: staff,
    summary: 'Takes one family into another: they are the same people',
    resource: 'clients',
    body: of<FamilyMerge>(),
    response: of<Family>(),
  },
} as const satisfies Endpoints

/** Notes on families. [API-029] */
export const notes = {
  list: {
    method: 'GET',
    path: '/marketplace/notes',
    access: staff,
    summary: 'Notes on a family, newest first',
    resource: 'notes',
    query: of<NoteParameters>(),
    response: pageOf<Note>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/notes/:id',
    access: staff,
    summary: 'Puts an own note in other words',
    resource: 'notes',
    body: of<NoteChange>(),
    response: of<Note>(),
  },
  delete: {
    method: 'DELETE',
    path: '/marketplace/notes/:id',
    access: staff,
    summary: 'Deletes an own note',
  },
  create: {
    method: 'POST',
    path: '/marketplace/notes',
    access: staff,
    summary: 'Adds a note to a family',
    resource: 'notes',
    body: of<NewNote>(),
    response: of<Note>(),
  },
} as const satisfies Endpoints

/** Tasks: agents their own, admins all. [API-039] */
export const tasks = {
  list: {
    method: 'GET',
    path: '/platform/tasks',
    access: staff,
    summary: 'Tasks by due time, the earliest first',
    resource: 'tasks',
    query: of<TaskParameters>(),
    response: pageOf<Task>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/tasks/:id',
    access: staff,
    summary: 'Completes a task, opens it again, or changes what, when and whose it is',
    resource: 'tasks',
    body: of<TaskChange>(),
    response: of<Task>(),
  },
  create: {
    method: 'POST',
    path: '/platform/tasks',
    access: staff,
    summary: 'Opens a task',
    resource: 'tasks',
    body: of<NewTask>(),
    response: of<Task>(),
  },
  delete: {
    method: 'DELETE',
    path: '/platform/tasks/:id',
    access: staff,
    summary: 'Deletes a task',
  },
} as const satisfies Endpoints

/** The outbox. Agents see what went to them, admins everything. [API-042] */
export const emails = {
  list: {
    method: 'GET',
    path: '/platform/emails',
    access: staff,
    summary: 'Messages that went out or wait, newest first',
    resource: 'emails',
    query: of<PageParameters>(),
    response: pageOf<OutboxMessage>(),
  },
  get: {
    method: 'GET',
    path: '/platform/emails/:id',
    access: staff,
    summary: 'One message',
    resource: 'emails',
    response: of<OutboxMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/emails',
    access: staff,
    summary: 'Writes to a family, whose address stays masked',
    resource: 'emails',
    body: of<NewEmail>(),
    response: of<OutboxMessage>(),
  },
} as const satisfies Endpoints

/** What happens, as it happens: a stream of server-sent events. [API-042] */
export const events = {
  stream: {
    method: 'GET',
    path: '/platform/events/stream',
    access: staff,
    summary: 'Server-sent events `family` and `task` for the families of the person who listens',
  },
} as const satisfies Endpoints
