import type { Note } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { familyEvents } from '../../../database/schema/tables'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamilyId } from '../../access'
import { addNotices, findMentioned } from '../../notices'
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
export async function changeNote(
  orm: Orm,
  queue: Queue,
  { text, ...subject }: NoteSubject & { text: string },
  person: Person,
): Promise<Note> {
  const note = await orm.transaction(async (tx) => {
    await requireOwnNote(tx, subject, person)
    await updateNote(tx, subject.id, text)
    const changed = await getNote(tx, subject.id, person)
    await tellMentioned(tx, queue, changed, person)
    return changed
  })
  queue.wake()
  return note
}

/** Tells the colleagues that a note mentions about it. */
async function tellMentioned(tx: Orm, queue: Queue, note: Note, person: Person): Promise<void> {
  const { id: recordId, clientId: familyId, text } = note
  const mentioned = await findMentioned(tx, familyId, text, person)
  await addNotices(tx, queue, { kind: 'mention', familyId, recordId, actorId: person.userId }, mentioned)
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

/** Adds a note to a family that a person may see, and tells the colleagues that it mentions. @throws {HttpError} 404 for any other. [WORK-016] */
export async function createNote(
  tx: Orm,
  queue: Queue,
  { clientId, text }: { clientId: string; text: string },
  person: Person,
): Promise<Note> {
  const note = await insertNote(tx, await findVisibleFamilyId(tx, clientId, person), text.trim(), person)
  await tellMentioned(tx, queue, note, person)
  return note
}
