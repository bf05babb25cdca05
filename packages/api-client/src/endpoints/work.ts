import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  EmailParameters,
  FamilyChange,
  FamilyParameters,
  NewEmail,
  NewEmailStop,
  NewNote,
  NewTask,
  NoteChange,
  NoteParameters,
  TaskChange,
  TaskParameters,
} from '../schemas/work'
import type { EmailStop, OutboxMessage } from './entities'
import type { Family, FamilySummary, Note, Task } from './family-entities'

const taskOwners = ['agent', 'real-estate-agent', 'admin'] as const
const staff = ['agent', 'admin'] as const
const responders = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Families. Agents see their own, providers and real estate agents see those released to them, and admins see all. [API-044, ROLE-010] */
export const clients = {
  list: {
    method: 'GET',
    path: '/secure/clients',
    status: 200,
    access: responders,
    summary:
      'Lists families, by default newest first; `meta.stages` counts each stage, and `meta.paused` those that are paused',
    resource: 'clients',
    query: of<FamilyParameters>(),
    response: pageOf<FamilySummary, { stages: Record<string, number>; paused: number }>(),
  },
  get: {
    method: 'GET',
    path: '/secure/clients/:id',
    status: 200,
    access: responders,
    summary: 'Returns a family with its answers, leads, timeline, and tasks',
    resource: 'clients',
    response: of<Family>(),
  },
  update: {
    method: 'PATCH',
    path: '/secure/clients/:id',
    status: 200,
    access: staff,
    isVersioned: true,
    isBulk: true,
    summary: 'Changes the stage, pause, contact info, place, or advisor of a family',
    resource: 'clients',
    body: of<FamilyChange>(),
    response: of<Family>(),
  },
} as const satisfies Endpoints

/** Notes about families. [API-029] */
export const notes = {
  list: {
    method: 'GET',
    path: '/marketplace/notes',
    status: 200,
    access: staff,
    summary: 'Lists the notes about a family, newest first',
    resource: 'notes',
    query: of<NoteParameters>(),
    response: pageOf<Note>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/notes/:id',
    status: 200,
    access: staff,
    summary: 'Returns a note about a family',
    resource: 'notes',
    response: of<Note>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/notes/:id',
    status: 200,
    access: staff,
    isVersioned: true,
    summary: 'Updates your note',
    resource: 'notes',
    body: of<NoteChange>(),
    response: of<Note>(),
  },
  delete: {
    method: 'DELETE',
    path: '/marketplace/notes/:id',
    status: 204,
    access: staff,
    isVersioned: true,
    summary: 'Deletes your note',
    resource: 'notes',
  },
  create: {
    method: 'POST',
    path: '/marketplace/notes',
    status: 201,
    access: staff,
    summary: 'Adds a note to a family',
    resource: 'notes',
    body: of<NewNote>(),
    response: of<Note>(),
  },
} as const satisfies Endpoints

/** Tasks. Agents see their own; admins see all. [API-039] */
export const tasks = {
  list: {
    method: 'GET',
    path: '/platform/tasks',
    status: 200,
    access: taskOwners,
    summary: 'Lists tasks, by default those due first',
    resource: 'tasks',
    query: of<TaskParameters>(),
    response: pageOf<Task>(),
  },
  get: {
    method: 'GET',
    path: '/platform/tasks/:id',
    status: 200,
    access: taskOwners,
    summary: 'Returns a task',
    resource: 'tasks',
    response: of<Task>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/tasks/:id',
    status: 200,
    access: taskOwners,
    isVersioned: true,
    isBulk: true,
    summary: 'Completes, reopens, cancels, snoozes, reassigns, or updates a task',
    resource: 'tasks',
    body: of<TaskChange>(),
    response: of<Task>(),
  },
  create: {
    method: 'POST',
    path: '/platform/tasks',
    status: 201,
    access: taskOwners,
    summary: 'Creates a task',
    resource: 'tasks',
    body: of<NewTask>(),
    response: of<Task>(),
  },
  delete: {
    method: 'DELETE',
    path: '/platform/tasks/:id',
    status: 204,
    access: taskOwners,
    isVersioned: true,
    summary: 'Deletes a task',
    resource: 'tasks',
  },
} as const satisfies Endpoints

/** The outbox. Agents see messages sent to them; admins see all. [API-042] */
export const emails = {
  list: {
    method: 'GET',
    path: '/platform/emails',
    status: 200,
    access: staff,
    summary: 'Lists sent and pending messages, by default newest first',
    resource: 'emails',
    query: of<EmailParameters>(),
    response: pageOf<OutboxMessage>(),
  },
  get: {
    method: 'GET',
    path: '/platform/emails/:id',
    status: 200,
    access: staff,
    summary: 'Returns a message',
    resource: 'emails',
    response: of<OutboxMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/emails',
    status: 201,
    access: staff,
    summary: 'Emails a family without revealing its address',
    resource: 'emails',
    body: of<NewEmail>(),
    response: of<OutboxMessage>(),
  },
} as const satisfies Endpoints

/** What the recipient of an email stopped. The id of the email, which only its recipient and staff have, is the key. [TRUTH-009] */
export const emailStops = {
  get: {
    method: 'GET',
    path: '/platform/email-stops/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns which emails the recipient of an email can stop; the id is the email’s',
    resource: 'email-stops',
    response: of<EmailStop>(),
  },
  create: {
    method: 'POST',
    path: '/platform/email-stops',
    status: 201,
    access: 'anyone',
    summary: 'Stops emails of this kind to the recipient of an email',
    resource: 'email-stops',
    body: of<NewEmailStop>(),
    response: of<EmailStop>(),
  },
} as const satisfies Endpoints

/** Live updates as a stream of server-sent events. [API-042] */
export const events = {
  stream: {
    method: 'GET',
    path: '/platform/events/stream',
    status: 204,
    access: responders,
    summary:
      'Streams a `record` event for each change of a record that you see, and a `family` event when a family is no longer shared with you',
  },
} as const satisfies Endpoints
