import type { Note } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
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

/** Returns a note on a family that a person may see. */
export async function findNote(orm: Orm, id: string, person: Person): Promise<Note | undefined> {
  const [note] = await orm
    .select()
    .from(familyEvents)
    .where(isVisibleNote(orm, id, person))
  return note && toNote(note)
}

/** Returns whether a person may change a note: its author, or an admin. */
export async function isOwnNote(orm: Orm, id: string, person: Person): Promise<boolean> {
  const isAuthor = person.role === 'admin' ? undefined : eq(familyEvents.authorId, person.userId ?? noUserId)
  const rows = await orm
    .select({ id: familyEvents.id })
    .from(familyEvents)
    .where(and(isVisibleNote(orm, id, person), isAuthor))
  return rows.length > 0
}

/** Updates a note. */
export async function updateNote(tx: Orm, id: string, text: string): Promise<void> {
  await tx.update(familyEvents).set({ text }).where(eq(familyEvents.id, id))
}

/** Deletes a note. */
export async function deleteNote(tx: Orm, id: string): Promise<void> {
  await tx.delete(familyEvents).where(eq(familyEvents.id, id))
}

/** An id that no account has. */
const noUserId = '00000000-0000-0000-0000-000000000000'

function isVisibleNote(orm: Orm, id: string, person: Person): SQL | undefined {
  if (!isUuid(id)) return sql`false`
  const visible = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  return and(eq(familyEvents.id, id), eq(familyEvents.type, 'note'), inArray(familyEvents.familyId, visible))
}

function toNote(note: typeof familyEvents.$inferSelect): Note {
  return {
    id: note.id,
    version: note.version,
    clientId: note.familyId,
    text: note.text,
    author: note.author ?? '',
    createdAt: note.createdAt.toISOString(),
  }
}
