import type { Orm } from '../../../database/database'
import { findCurrentOffer } from './family-detail-store'
import type { FamilyRow } from './family-store'

/** Returns whether a family has an advisor who accepted it. Staff who add a family need no offer. [TRUTH-001] */
export async function hasAcceptedAdvisor(
  orm: Orm,
  { id, agentId }: Pick<FamilyRow, 'id' | 'agentId'>,
): Promise<boolean> {
  return agentId !== null && (await findCurrentOffer(orm, id, agentId))?.status !== 'offered'
}
