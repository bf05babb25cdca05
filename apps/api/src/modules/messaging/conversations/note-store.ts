import type { ConversationNote } from '@pkg/api-client'
import { count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationNotes } from '../../../database/schema/tables'

type NoteRow = typeof conversationNotes.$inferSelect

/** Returns a page of the internal notes of a conversation, newest first. */
export async function listNotes(
  orm: Orm,
  conversationId: string,
  page: { offset: number; size: number },
): Promise<{ items: ConversationNote[]; total: number }> {
  const where = eq(conversationNotes.conversationId, conversationId)
  const [found] = await orm.select({ total: count() }).from(conversationNotes).where(where)
  const rows = await orm
    .select()
    .from(conversationNotes)
    .where(where)
    .orderBy(desc(conversationNotes.createdAt), conversationNotes.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toNote), total: found?.total ?? 0 }
}

/** Inserts an internal note. */
export async function insertNote(tx: Orm, note: typeof conversationNotes.$inferInsert): Promise<ConversationNote> {
  const [saved] = await tx.insert(conversationNotes).values(note).returning()
  if (!saved) throw new Error("A note couldn't be saved")
  return toNote(saved)
}

const toNote = ({ id, conversationId, author, text, createdAt }: NoteRow): ConversationNote => ({
  id,
  conversationId,
  author,
  text,
  createdAt: createdAt.toISOString(),
})
