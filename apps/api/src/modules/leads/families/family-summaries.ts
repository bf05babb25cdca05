import type { FamilySummary } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, families, leads, tasks } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { visibleLeads } from '../../access'

/** Families as a list shows them, newest first: what the person may see of each, with the contact masked. [DASH-003, TRUST-008] */
export async function familySummaries(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  person: Person,
): Promise<FamilySummary[]> {
  const rows = await orm
    .select({ family: families, agentName: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(where)
    .orderBy(desc(families.createdAt), families.id)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ family }) => family.id)
  if (ids.length === 0) return []
  const asked = await orm
    .select({ familyId: leads.familyId, name: communities.name })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(inArray(leads.familyId, ids), visibleLeads(person)))
  const open = await orm
    .select({ familyId: tasks.familyId, count: count() })
    .from(tasks)
    .where(and(inArray(tasks.familyId, ids), eq(tasks.status, 'open')))
    .groupBy(tasks.familyId)

  return rows.map(({ family, agentName }) => ({
    id: family.id,
    name: family.name,
    stage: family.stage,
    createdAt: family.createdAt.toISOString(),
    communities: asked.filter(({ familyId }) => familyId === family.id).map(({ name }) => name),
    openTasks: open.find(({ familyId }) => familyId === family.id)?.count ?? 0,
    ...(family.answers.lookingFor ? { lookingFor: family.answers.lookingFor } : {}),
    ...(family.answers.adl?.[0] ? { care: family.answers.adl[0] } : {}),
    ...(family.answers.budgetRange ? { budgetRange: family.answers.budgetRange } : {}),
    ...(family.answers.timing ? { timing: family.answers.timing } : {}),
    ...(family.place ? { place: family.place } : {}),
    ...maskedContact(family),
    ...(family.agentId ? { agentId: family.agentId } : {}),
    ...(agentName ? { agentName } : {}),
  }))
}

function maskedContact({ phone, email }: { phone: string | null; email: string | null }): { contact?: string } {
  if (phone) return { contact: maskedPhone(phone) }
  return email ? { contact: maskedEmail(email) } : {}
}
