import type { Orm } from '../../../database/database'
import type { HonoredChoice } from '../callers/honored-choice'
import type { RequestedCommunity } from '../requests/complete-request'
import type { InsertedLead } from '../requests/lead-store'
import { listDirectLeads, reopenDirectLeads, type RequestedLead, setCallers } from './direct-lead-store'

/** The leads of a request for communities' teams. */
export interface OpenedLeads {
  all: RequestedLead[]
  /** Those that the team didn't have before the request. The team must respond to them in time. */
  opened: RequestedLead[]
}

/**
 * Opens the leads of a request for communities' teams. A community that the family requested before gets its earlier lead again, unless its team
 * still has it. [TRUTH-008]
 */
export async function openDirectLeads(
  tx: Orm,
  { familyId, actionId, choice }: { familyId: string; actionId: string; choice: HonoredChoice | undefined },
  { added, direct }: { added: InsertedLead[]; direct: RequestedCommunity[] },
): Promise<OpenedLeads> {
  const communityIds = direct.map(({ id }) => id)
  if (communityIds.length === 0) return { all: [], opened: [] }
  const reopened = await reopenDirectLeads(tx, { familyId, communityIds, actionId })
  const openedIds = [...added.map(({ id }) => id), ...reopened]
  if (choice) await setCallers(tx, openedIds, { callBy: new Date(choice.callBy), backupAgentId: choice.agentId })
  const all = await listDirectLeads(tx, familyId, communityIds)
  return { all, opened: all.filter(({ id }) => openedIds.includes(id)) }
}
