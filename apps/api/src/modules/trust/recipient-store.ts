import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, communityMembers, users } from '../../database/schema/tables'
import { hasRole } from '../access'
import type { Recipient } from './recipient'

/** A person to email on behalf of a recipient. */
export interface RecipientPerson {
  /** Email address. */
  recipient: string
  agentId?: string
  userId?: string
}

/** Returns the people behind a recipient: the advisor, or the approved team of a community. */
export async function findRecipientPeople(
  tx: Orm,
  recipient: Pick<Recipient, 'kind' | 'id'>,
): Promise<RecipientPerson[]> {
  if (recipient.kind === 'operator') return []
  if (recipient.kind === 'agent') {
    const [agent] = await tx.select({ record: agents.record }).from(agents).where(eq(agents.id, recipient.id))
    return agent ? [{ recipient: agent.record.info.email, agentId: recipient.id }] : []
  }
  const members = await tx
    .select({ userId: users.id, email: users.email })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(eq(communityMembers.communityId, recipient.id), eq(communityMembers.status, 'approved'), hasRole('provider')),
    )
  return members.flatMap(({ userId, email }) => (email ? [{ recipient: email, userId }] : []))
}
