import type { Note } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findVisibleFamilyId } from '../../access'
import { insertNote, listNotes } from './note-store'

/** Returns a page of the notes on a family that a person may see. @throws {HttpError} 404 for any other. */
export async function listFamilyNotes(
  orm: Orm,
  clientId: string,
  person: Person,
  page: { size: number; offset: number },
) {
  return listNotes(orm, await findVisibleFamilyId(orm, clientId, person), page)
}

/** Adds a note to a family that a person may see. @throws {HttpError} 404 for any other. */
export async function createNote(
  tx: Orm,
  { clientId, text }: { clientId: string; text: string },
  person: Person,
): Promise<Note> {
  return insertNote(tx, await findVisibleFamilyId(tx, clientId, person), text.trim(), person)
}
