import type { Note } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { familyEvents } from '../../../database/schema/tables'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { findVisibleFamilyId } from '../../access'
import { deleteNote, findNote, insertNote, isOwnNote, listNotes, updateNote } from './note-store'

/** A note to change, and the version that the change is based on. */
interface NoteSubject {
  id: string
  base: number | undefined
}

/** Returns a page of the notes on a family that a person may see. @throws {HttpError} 404 for any other. */
export async function listFamilyNotes(
  orm: Orm,
  clientId: string,
  person: Person,
  page: { size: number; offset: number },
) {
  return listNotes(orm, await findVisibleFamilyId(orm, clientId, person), page)
}

/** Returns a note on a family that a person may see. @throws {HttpError} 404 for any other. */
export async function getNote(orm: Orm, id: string, person: Person): Promise<Note> {
  const note = await findNote(orm, id, person)
  if (!note) throw notFound('note', id)
  return note
}

/** Changes a person's own note. Admins can change any. @throws {HttpError} 404 for any other, or 412 if someone else changed it */
export async function changeNote(orm: Orm, subject: NoteSubject, text: string, person: Person): Promise<Note> {
  await orm.transaction(async (tx) => {
    await requireOwnNote(tx, subject, person)
    await updateNote(tx, subject.id, text)
  })
  return getNote(orm, subject.id, person)
}

/** Deletes a person's own note. Admins can delete any. @throws {HttpError} 404 for any other, or 412 if someone else changed it */
export async function removeNote(orm: Orm, subject: NoteSubject, person: Person): Promise<void> {
  await orm.transaction(async (tx) => {
    await requireOwnNote(tx, subject, person)
    await deleteNote(tx, subject.id)
  })
}

async function requireOwnNote(tx: Orm, { id, base }: NoteSubject, person: Person): Promise<void> {
  if (!(await isOwnNote(tx, id, person))) throw notFound('note', id)
  await requireVersion(tx, familyEvents, id, base)
}

/** Adds a note to a family that a person may see. @throws {HttpError} 404 for any other. */
export async function createNote(
  tx: Orm,
  { clientId, text }: { clientId: string; text: string },
  person: Person,
): Promise<Note> {
  return insertNote(tx, await findVisibleFamilyId(tx, clientId, person), text.trim(), person)
}
