import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { leads, releases, uuidActions } from '../../../database/schema/tables'
import { isActive } from '../../trust'

/** Returns the names of the communities whose teams have a request now. [TRUTH-003] */
export async function listRecipients(tx: Orm, requestId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ name: releases.recipientName })
    .from(releases)
    .innerJoin(leads, eq(leads.id, releases.leadId))
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(and(eq(uuidActions.requestId, requestId), eq(releases.recipientKind, 'community'), isActive))
  return rows.map(({ name }) => name)
}
