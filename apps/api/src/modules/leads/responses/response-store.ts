import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { leads, uuidActions } from '../../../database/schema/tables'

/** Returns the request that a lead came from. A lead that staff added has none, so its own id is used. */
export async function findLeadRequest(tx: Orm, leadId: string): Promise<{ requestId: string } | undefined> {
  const [row] = await tx
    .select({ requestId: sql<string>`coalesce(${uuidActions.requestId}, ${leads.id})` })
    .from(leads)
    .leftJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(eq(leads.id, leadId))
  return row
}
