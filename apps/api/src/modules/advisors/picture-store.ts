import type { Agent } from '@pkg/domain'
import { doorwayPath } from '@pkg/illustrations'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions } from '../../database/schema/tables'
import { photoPath } from '../catalog'

/** Returns the path of an advisor's picture in image URLs: the portrait, or the doorway that is drawn until there is one. [AGENT-005, LOOK-008] */
export async function findPicturePath(tx: Orm, { id, name, info }: Agent): Promise<string> {
  const [row] = await tx
    .select({ portraitId: agentOptions.portraitId })
    .from(agentOptions)
    .where(eq(agentOptions.agentId, id))
  if (row?.portraitId) return photoPath(row.portraitId)
  return doorwayPath({ id, name: info.displayName || name, areas: info.serviceArea.operatingIn })
}
