import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { paging } from '../schemas/paging'
import { text, uuid } from '../schemas/text'

/** A note about a family. [DATA-018] */
export interface Note {
  id: string
  version: number
  clientId: string
  text: string
  author: string
  createdAt: string
}

/** The list of a family's notes. */
export const NoteParameters = Type.Object({ ...paging, 'filter[client]': uuid }, { additionalProperties: false })
export type NoteParameters = Static<typeof NoteParameters>

/** A change to a note. */
export const NoteChange = Type.Object({ text: text(4000) }, { additionalProperties: false })
export type NoteChange = Static<typeof NoteChange>

/** A note about a family. */
export const NewNote = Type.Object({ clientId: uuid, text: text(4000) }, { additionalProperties: false })
export type NewNote = Static<typeof NewNote>

/** Notes about families. [API-029] */
export const notes = {
  list: {
    method: 'GET',
    path: '/marketplace/notes',
    status: 200,
    access: advisors,
    summary: 'Lists the notes about a family, newest first',
    resource: 'notes',
    query: NoteParameters,
    response: pageOf<Note>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/notes/:id',
    status: 200,
    access: advisors,
    summary: 'Returns a note about a family',
    resource: 'notes',
    response: of<Note>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/notes/:id',
    status: 200,
    access: advisors,
    isVersioned: true,
    summary: 'Updates your note',
    resource: 'notes',
    body: NoteChange,
    response: of<Note>(),
  },
  delete: {
    method: 'DELETE',
    path: '/marketplace/notes/:id',
    status: 204,
    access: advisors,
    isVersioned: true,
    summary: 'Deletes your note',
    resource: 'notes',
  },
  create: {
    method: 'POST',
    path: '/marketplace/notes',
    status: 201,
    access: advisors,
    summary: 'Adds a note to a family',
    resource: 'notes',
    body: NewNote,
    response: of<Note>(),
  },
} as const satisfies Endpoints
