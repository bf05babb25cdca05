import { type DisclosureState, disclosureStates } from '@pkg/domain'
import { disclosures, parseDisclosureVersion } from '@pkg/domain/disclosures'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { listAcknowledgedDisclosures } from './disclosure-store'

/**
 * Returns the states whose current disclosure a signed-in person has acknowledged. Visitors always see the disclosure, because someone
 * else may use the same browser, and everyone sees a new version. [DISC-007, TRUST-015]
 */
export async function listAcknowledgedStates(orm: Orm, { userId }: Person): Promise<DisclosureState[]> {
  if (!userId) return []
  const acknowledged = await listAcknowledgedDisclosures(orm, userId)
  return disclosureStates.filter((state) =>
    acknowledged.some(
      (row) => row.state === state && parseDisclosureVersion(row.text ?? '') === disclosures[state].version,
    ),
  )
}
