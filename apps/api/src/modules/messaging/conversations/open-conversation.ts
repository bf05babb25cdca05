import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversationParticipants, conversations } from '../../../database/schema/tables'

/** Who answers a family in a thread. */
export interface Partner {
  role: 'agent' | 'community' | 'staff'
  id: string
  name: string
}

const kinds = { agent: 'AgentClient', community: 'ProviderClient', staff: 'AgentClient' } as const

/** Opens the thread between a family and a partner, or finds it. One that left comes back in. Gives its id. [DATA-018] */
export async function openConversation(
  tx: Orm,
  family: { id: string; name: string },
  partner: Partner,
  given: { subject?: string | undefined; kind?: 'RealEstateClient' } = {},
): Promise<string> {
  const key = `family:${family.id}:${partner.role}:${partner.id}`
  await tx
    .insert(conversations)
    .values({
      key,
      familyId: family.id,
      kind: given.kind ?? kinds[partner.role],
      subject: given.subject ?? `${family.name} and ${partner.name}`,
    })
    .onConflictDoNothing()
  const [thread] = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.key, key))
  if (!thread) throw new Error('A conversation was neither opened nor found')
  await tx
    .insert(conversationParticipants)
    .values([
      { conversationId: thread.id, role: 'family', memberId: family.id, name: family.name },
      { conversationId: thread.id, role: partner.role, memberId: partner.id, name: partner.name },
    ])
    .onConflictDoUpdate({
      target: [
        conversationParticipants.conversationId,
        conversationParticipants.role,
        conversationParticipants.memberId,
      ],
      set: { leftAt: null },
    })
  return thread.id
}
