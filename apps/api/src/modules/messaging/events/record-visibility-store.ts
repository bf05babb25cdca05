import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { conversations, families } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { isManagedBy, visibleFamilies } from '../../access'
import { ownConversations } from '../conversations/conversation-access-store'
import type { RecordEvent } from './hub'

/** What the team of a community sees of each of its records. Drafts of invoices aren't for it. */
const teamTopics = ['tours', 'reviews', 'questions']

/** Topics whose records only their own person sees. */
export const personalTopics: readonly string[] = ['notices']

/**
 * Returns whether a person sees a record that changed: one of their own, of a conversation that they take part in, of a family that they see, or of a
 * community that they manage. Advisors see everything of their families except what was offered to others, and recipients only the family. [ROLE-010]
 */
export async function isRecordVisible(orm: Orm, event: RecordEvent, person: Person): Promise<boolean> {
  const { topic, id, familyId, communityId, ownerIds } = event
  if (topic === 'conversations') return takesPart(orm, id, person)
  if (topic === 'conversation-notes') return person.role === 'agent' && takesPart(orm, id, person)
  if ([person.agentId, person.userId].some((own) => own !== undefined && ownerIds.includes(own))) return true
  if (personalTopics.includes(topic)) return false
  if (person.role === 'provider' && communityId !== undefined && teamTopics.includes(topic)) {
    return isManagedBy(orm, communityId, person)
  }
  if (familyId === undefined) return false
  const isShared = person.role === 'agent' ? topic !== 'offers' : topic === 'clients'
  return isShared && seesFamily(orm, familyId, person)
}

async function takesPart(orm: Orm, id: string, person: Person): Promise<boolean> {
  const rows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), await ownConversations(orm, person)))
  return rows.length > 0
}

async function seesFamily(orm: Orm, familyId: string, person: Person): Promise<boolean> {
  const rows = await orm
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), visibleFamilies(person)))
  return rows.length > 0
}
