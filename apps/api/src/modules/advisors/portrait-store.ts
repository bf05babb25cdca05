import { now } from '@pkg/domain'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions } from '../../database/schema/tables'
import { markDeletable } from '../catalog'
import { saveOptions } from './option-store'

/** Replaces the upload that's an advisor's portrait, and marks the files of the earlier one as deletable. */
export async function replacePortraitId(tx: Orm, agentId: string, portraitId: string | null): Promise<void> {
  await deletePortraits(tx, [agentId])
  await saveOptions(tx, agentId, { portraitId })
}

/** Marks the files of advisors' portraits as deletable. */
export async function deletePortraits(tx: Orm, agentIds: string[]): Promise<void> {
  const rows = await tx
    .select({ portraitId: agentOptions.portraitId })
    .from(agentOptions)
    .where(inArray(agentOptions.agentId, agentIds))
    .for('update')
  for (const { portraitId } of rows) if (portraitId) await markDeletable(tx, portraitId, now())
}
