import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversations, families, inboundEmails } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownConversations } from '../conversations/conversation-access-store'

const columnsWithoutSource = {
  id: inboundEmails.id,
  conversationId: inboundEmails.conversationId,
  status: inboundEmails.status,
  sender: inboundEmails.sender,
  text: inboundEmails.text,
  hash: inboundEmails.hash,
  receivedAt: inboundEmails.receivedAt,
}

/** A stored email without its source, which can be large. */
export type EmailRow = Omit<typeof inboundEmails.$inferSelect, 'source' | 'messageId'>

/** Stores the whole email of a family's message. [EDGE-005] */
export async function insertEmail(
  tx: Orm,
  conversationId: string,
  email: { messageId: string; hash: string; source: Uint8Array },
): Promise<void> {
  await tx
    .insert(inboundEmails)
    .values({ conversationId, status: 'added', ...email })
    .onConflictDoNothing()
}

/** Stores an email from another address. Returns whether it wasn't stored before. [EDGE-007] */
export async function insertHeldEmail(
  tx: Orm,
  email: { conversationId: string; hash: string; sender: string; text: string; source: Uint8Array },
): Promise<boolean> {
  const inserted = await tx
    .insert(inboundEmails)
    .values({ status: 'held', ...email })
    .onConflictDoNothing()
    .returning({ id: inboundEmails.id })
  return inserted.length > 0
}

/** Returns whether an email is already stored. */
export async function isStored(tx: Orm, conversationId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(and(eq(inboundEmails.conversationId, conversationId), eq(inboundEmails.hash, hash)))
  return rows.length > 0
}

/** Counts the emails from other addresses to a conversation: those since a time, and those that still wait. Locks the conversation. */
export async function countHeld(tx: Orm, conversationId: string, since: Date) {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update')
  const fromOthers = and(
    eq(inboundEmails.conversationId, conversationId),
    inArray(inboundEmails.status, ['held', 'dismissed']),
  )
  const [recent] = await tx
    .select({ total: count() })
    .from(inboundEmails)
    .where(and(fromOthers, gt(inboundEmails.receivedAt, since)))
  const [waiting] = await tx
    .select({ total: count() })
    .from(inboundEmails)
    .where(and(eq(inboundEmails.conversationId, conversationId), eq(inboundEmails.status, 'held')))
  return { recent: recent?.total ?? 0, waiting: waiting?.total ?? 0 }
}

/** Opens a conversation that is snoozed or done. */
export async function openAgain(tx: Orm, conversationId: string): Promise<void> {
  await tx.update(conversations).set({ snoozedUntil: null, doneAt: null }).where(eq(conversations.id, conversationId))
}

/** Returns a page of the emails of a conversation, newest first, without those that were dismissed. */
export async function listEmails(
  orm: Orm,
  { conversationId, status }: { conversationId: string; status: 'added' | 'held' | undefined },
  page: { offset: number; size: number },
): Promise<{ items: EmailRow[]; total: number }> {
  const where = and(
    eq(inboundEmails.conversationId, conversationId),
    inArray(inboundEmails.status, status ? [status] : ['added', 'held']),
  )
  const [found] = await orm.select({ total: count() }).from(inboundEmails).where(where)
  const items = await orm
    .select(columnsWithoutSource)
    .from(inboundEmails)
    .where(where)
    .orderBy(desc(inboundEmails.receivedAt), inboundEmails.id)
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns an email of a conversation that the person may read, with its source and the family's address. */
export async function findOwnEmail(orm: Orm, id: string, person: Person) {
  if (!isUuid(id)) return undefined
  const [found] = await orm
    .select({ email: inboundEmails, familyEmail: families.email })
    .from(inboundEmails)
    .innerJoin(conversations, eq(conversations.id, inboundEmails.conversationId))
    .innerJoin(families, eq(families.id, conversations.familyId))
    .where(and(eq(inboundEmails.id, id), await ownConversations(orm, person)))
  return found
}

/** Locks an email that waits until the transaction ends. Returns undefined for one that was added or dismissed. */
export async function lockHeldEmail(tx: Orm, id: string): Promise<EmailRow | undefined> {
  const [row] = await tx
    .select(columnsWithoutSource)
    .from(inboundEmails)
    .where(and(eq(inboundEmails.id, id), eq(inboundEmails.status, 'held')))
    .for('update')
  return row
}

/** Records that an email became a message of its conversation. */
export async function markAdded(tx: Orm, id: string, messageId: string): Promise<void> {
  await tx.update(inboundEmails).set({ status: 'added', messageId, text: null }).where(eq(inboundEmails.id, id))
}

/** Deletes what an email says and who sent it. Its hash stays, so it isn't held again. */
export async function markDismissed(tx: Orm, id: string): Promise<void> {
  const nothing = { sender: null, text: null, source: null }
  await tx
    .update(inboundEmails)
    .set({ status: 'dismissed', ...nothing })
    .where(eq(inboundEmails.id, id))
}
