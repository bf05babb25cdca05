import type { Family, FamilyEvent, Lead } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, families, familyEvents, leads, offers, tasks } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { hasRevealed } from './contact-reveals'
import { familySummaries } from './family-summaries'
import { taskOf, taskRows } from './task-service'
import { findVisibleFamily, visibleLeads } from '../../access'

/**
 * One family that the person may see; 404 for any other. Number and address are masked but for who revealed them; work and notes are
 * for staff alone. [DASH-003, TRUST-008]
 */
export async function oneFamily(orm: Orm, id: string, person: Person): Promise<Family> {
  const row = await findVisibleFamily(orm, id, person)
  const [summary] = await familySummaries(orm, eq(families.id, row.id), { size: 1, offset: 0 }, person)
  if (!summary) throw new Error('A family that was found has no summary')
  const isStaff = person.role === 'agent' || person.role === 'admin'
  const isRevealed = await hasRevealed(orm, row.id, person)
  const work = isStaff ? await taskRows(orm, eq(tasks.familyId, row.id)) : []
  const { callPreferences } = row.answers
  return {
    ...summary,
    ...(row.email ? { maskedEmail: maskedEmail(row.email) } : {}),
    ...(row.phone ? { maskedPhone: maskedPhone(row.phone) } : {}),
    ...(row.email && isRevealed ? { email: row.email } : {}),
    ...(row.phone && isRevealed ? { phone: row.phone } : {}),
    ...(row.consent ? { consent: row.consent } : {}),
    ...(callPreferences ? { callPreferences } : {}),
    ...(await openOffer(orm, row, person)),
    answers: row.answers,
    leads: await leadsOf(orm, row.id, person),
    timeline: isStaff ? await timelineOf(orm, row.id) : [],
    tasks: work.map(taskOf),
  }
}

async function leadsOf(orm: Orm, familyId: string, person: Person): Promise<Lead[]> {
  const asked = await orm
    .select({ lead: leads, community: { name: communities.name, record: communities.record } })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), visibleLeads(person)))
    .orderBy(leads.createdAt)
  return asked.map(({ lead, community }) => ({
    id: lead.id,
    communityId: lead.communityId,
    communityName: community.name,
    communityUrl: community.record.url,
    status: lead.status,
    kind: lead.kind,
    source: lead.source,
    channel: lead.channel,
    contactMethod: lead.contactMethod,
    ...(lead.movedInOn ? { movedInOn: lead.movedInOn } : {}),
    createdAt: lead.createdAt.toISOString(),
  }))
}

async function timelineOf(orm: Orm, familyId: string): Promise<FamilyEvent[]> {
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
    ...(event.author ? { by: event.author } : {}),
  }))
}

async function openOffer(orm: Orm, family: typeof families.$inferSelect, { agentId }: Person) {
  if (!agentId || family.agentId !== agentId) return {}
  const [row] = await orm
    .select({ id: offers.id, status: offers.status, dueAt: offers.dueAt })
    .from(offers)
    .where(
      and(
        eq(offers.familyId, family.id),
        eq(offers.agentId, agentId),
        inArray(offers.status, ['offered', 'claimed'] as const),
      ),
    )
  if (row?.status !== 'offered' && row?.status !== 'claimed') return {}
  return { offer: { id: row.id, status: row.status, dueAt: row.dueAt.toISOString() } }
}
