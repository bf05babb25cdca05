import type { FamilyEvent, Lead } from '@pkg/api-client'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, familyEvents, leads, moveIns, offers } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { visibleLeads } from '../../access'
import { isRemovableLead } from './asked-community-store'

/** Returns the leads of a family that a person may see, oldest first. */
export async function listLeads(orm: Orm, familyId: string, person: Person): Promise<Lead[]> {
  const rows = await orm
    .select({
      lead: leads,
      community: { name: communities.name, record: communities.record },
      movedInOn: moveIns.movedInOn,
      isRemovable: isRemovableLead(),
    })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .leftJoin(
      moveIns,
      and(eq(moveIns.familyId, leads.familyId), eq(moveIns.communityId, leads.communityId), isNull(moveIns.undoneAt)),
    )
    .where(and(eq(leads.familyId, familyId), visibleLeads(person)))
    .orderBy(leads.createdAt, leads.communityId)
  const isStaff = person.role === 'agent' || person.role === 'admin'
  return rows.map(({ lead, community, movedInOn, isRemovable }) => ({
    id: lead.id,
    communityId: lead.communityId,
    communityName: community.name,
    communityUrl: community.record.url,
    status: lead.status,
    kind: lead.kind,
    source: lead.source,
    channel: lead.channel,
    contactMethod: lead.contactMethod,
    ...(isStaff && isRemovable ? { isRemovable: true as const } : {}),
    ...(lead.handedOverAt ? { handedOverAt: lead.handedOverAt.toISOString() } : {}),
    ...(movedInOn ? { movedInOn } : {}),
    createdAt: lead.createdAt.toISOString(),
  }))
}

/** Returns the communities that a family asked about, as far as a person may see them, oldest request first. */
export function listRequestedRecords(orm: Orm, familyId: string, person: Person) {
  return orm
    .select({ communityId: communities.id, record: communities.record })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), visibleLeads(person)))
    .orderBy(leads.createdAt, leads.communityId)
}

/** Returns the timeline of a family, newest first. */
export async function listTimeline(orm: Orm, familyId: string): Promise<FamilyEvent[]> {
  const events = await orm
    .select()
    .from(familyEvents)
    .where(eq(familyEvents.familyId, familyId))
    .orderBy(desc(familyEvents.createdAt))
  return events.map((event) => ({
    id: event.id,
    type: event.type,
    text: event.text,
    at: event.createdAt.toISOString(),
    ...(event.author ? { author: event.author } : {}),
  }))
}

/** Returns an advisor's pending or accepted offer of a family. */
export async function findCurrentOffer(orm: Orm, familyId: string, agentId: string) {
  const [offer] = await orm
    .select({ id: offers.id, status: offers.status, dueAt: offers.dueAt })
    .from(offers)
    .where(
      and(
        eq(offers.familyId, familyId),
        eq(offers.agentId, agentId),
        inArray(offers.status, ['offered', 'claimed'] as const),
      ),
    )
  if (offer?.status !== 'offered' && offer?.status !== 'claimed') return undefined
  return { id: offer.id, status: offer.status, dueAt: offer.dueAt.toISOString() }
}
