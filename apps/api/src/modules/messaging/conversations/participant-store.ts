import { now } from '@pkg/domain'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationParticipants, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { hasRole } from '../../access'
import { ownParticipants, type ParticipantRow } from './conversation-access-store'

/** Returns a page of the participants of a conversation. */
export async function listParticipants(
  orm: Orm,
  conversationId: string,
  page: { offset: number; size: number },
): Promise<{ items: ParticipantRow[]; total: number }> {
  const where = and(
    eq(conversationParticipants.conversationId, conversationId),
    isNull(conversationParticipants.leftAt),
  )
  const [found] = await orm.select({ total: count() }).from(conversationParticipants).where(where)
  const items = await orm
    .select()
    .from(conversationParticipants)
    .where(where)
    .orderBy(conversationParticipants.role, conversationParticipants.id)
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Adds a staff member to a conversation, or lets one who left join again. */
export async function joinAsStaff(
  tx: Orm,
  conversationId: string,
  { id: memberId, name }: { id: string; name: string },
): Promise<ParticipantRow> {
  const [joined] = await tx
    .insert(conversationParticipants)
    .values({ conversationId, role: 'staff', memberId, name })
    .onConflictDoUpdate({
      target: [
        conversationParticipants.conversationId,
        conversationParticipants.role,
        conversationParticipants.memberId,
      ],
      set: { leftAt: null },
    })
    .returning()
  if (!joined) throw new Error("A participant couldn't be added")
  return joined
}

/** Returns an admin by their account id. */
export async function findAdmin(orm: Orm, userId: string): Promise<{ id: string; name: string } | undefined> {
  const [admin] = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), hasRole('admin')))
  return admin
}

/** Marks a conversation as read for a participant that represents the person. Returns undefined for any other. */
export async function markRead(orm: Orm, id: string, person: Person): Promise<ParticipantRow | undefined> {
  const [read] = await orm
    .update(conversationParticipants)
    .set({ lastReadAt: now() })
    .where(and(eq(conversationParticipants.id, id), await ownParticipants(orm, person)))
    .returning()
  return read
}
