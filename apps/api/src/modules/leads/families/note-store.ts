import type { Note } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/errors'
import { visibleFamilies } from '../../access'

/** Returns a page of the notes on a family, newest first. */
export async function listNotes(orm: Orm, familyId: string, page: { size: number; offset: number }) {
  const where = and(eq(familyEvents.familyId, familyId), eq(familyEvents.type, 'note'))
  const [found] = await orm.select({ total: count() }).from(familyEvents).where(where)
  const rows = await orm
    .select()
    .from(familyEvents)
    .where(where)
    .orderBy(desc(familyEvents.createdAt), familyEvents.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toNote), total: found?.total ?? 0 }
}

/** Inserts a note on a family. */
export async function insertNote(tx: Orm, familyId: string, text: string, person: Person): Promise<Note> {
  const [note] = await tx
    .insert(familyEvents)
    .values({
      familyId,
      type: 'note',
      text,
      author: person.name,
      authorId: person.userId ?? null,
    })
    .returning()
  if (!note) throw new Error('The note was not saved')
  return toNote(note)
}

/** Updates a person's own note. Admins can update any. @throws {HttpError} 404 for any other. */
export async function updateNote(orm: Orm, id: string, text: string, person: Person): Promise<Note> {
  const [note] = await orm
    .update(familyEvents)
    .set({ text })
    .where(isOwnNote(orm, id, person))
    .returning()
  if (!note) throw notFound('note', id)
  return toNote(note)
}

/** Deletes a person's own note. Admins can delete any. @throws {HttpError} 404 for any other. */
export async function deleteNote(orm: Orm, id: string, person: Person): Promise<void> {
  const [note] = await orm
    .delete(familyEvents)
    .where(isOwnNote(orm, id, person))
    .returning({ id: familyEvents.id })
  if (!note) throw notFound('note', id)
}

/** An id that no account has. */
const noUserId = '00000000-0000-0000-0000-000000000000'

function isOwnNote(orm: Orm, id: string, person: Person): SQL | undefined {
  if (!isUuid(id)) return sql`false`
  const visible = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  return and(
    eq(familyEvents.id, id),
    eq(familyEvents.type, 'note'),
    inArray(familyEvents.familyId, visible),
    person.role === 'admin' ? undefined : eq(familyEvents.authorId, person.userId ?? noUserId),
  )
}

function toNote(note: typeof familyEvents.$inferSelect): Note {
  return {
    id: note.id,
    clientId: note.familyId,
    text: note.text,
    author: note.author ?? '',
    createdAt: note.createdAt.toISOString(),
  }
}
