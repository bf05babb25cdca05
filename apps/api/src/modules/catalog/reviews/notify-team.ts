import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { listCommunityTeam } from '../../access'
import { addNotices } from '../../notices'

/** Tells the people on a community’s team that someone asked a question, on the dashboard and by email as each of them chose. [COMM-010, WORK-016] */
export async function notifyTeam(
  tx: Orm,
  queue: Queue,
  { id, communityId }: { id: string; communityId: string },
): Promise<void> {
  const team = await listCommunityTeam(tx, communityId)
  await addNotices(tx, queue, { kind: 'question', familyId: null, recordId: id }, team)
}
