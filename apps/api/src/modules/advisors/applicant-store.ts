import { approvedStatus } from '@pkg/domain'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  contracts,
  agentDocuments,
  agents,
  families,
  notifications,
  offers,
  realEstateLeads,
  tasks,
  users,
} from '../../database/schema/tables'
import { deletePortraits } from './portrait-store'

/** Deletes the applications of accounts, unless they were approved or worked with. Returns the ids of their documents. */
export async function deleteApplications(tx: Orm, userIds: string[]): Promise<string[]> {
  const isUsed = sql`exists (select 1 from ${families} where ${families.agentId} = ${agents.id})
    or exists (select 1 from ${offers} where ${offers.agentId} = ${agents.id})
    or exists (select 1 from ${tasks} where ${tasks.ownerId} = ${agents.id})
    or exists (select 1 from ${notifications} where ${notifications.agentId} = ${agents.id})
    or exists (select 1 from ${contracts} where ${contracts.agentId} = ${agents.id})
    or exists (select 1 from ${realEstateLeads} where ${realEstateLeads.agentId} = ${agents.id})`
  const rows = await tx
    .select({ id: agents.id })
    .from(agents)
    .innerJoin(users, eq(users.agentId, agents.id))
    .where(and(inArray(users.id, userIds), lt(agents.status, approvedStatus), sql`not (${isUsed})`))
  const ids = rows.map(({ id }) => id)
  const documents = await tx
    .delete(agentDocuments)
    .where(inArray(agentDocuments.agentId, ids))
    .returning({ id: agentDocuments.id })
  await deletePortraits(tx, ids)
  await tx.delete(agents).where(inArray(agents.id, ids))
  return documents.map(({ id }) => id)
}
