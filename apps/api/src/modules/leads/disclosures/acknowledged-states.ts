import { parseDisclosureVersion } from '@pkg/domain/disclosures'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { listAcceptedVersions } from '../../state-rules'
import { listAcknowledgedDisclosures } from './disclosure-store'

/**
 * Returns the states whose present disclosure a signed-in person has acknowledged. Visitors always see the disclosure, because someone else may
 * use the same browser, and everyone sees a new text. [DISC-007, TRUST-015]
 */
export async function listAcknowledgedStates(orm: Orm, { userId }: Person): Promise<string[]> {
  if (!userId) return []
  const acknowledged = await listAcknowledgedDisclosures(orm, userId)
  if (acknowledged.length === 0) return []
  const accepted = await listAcceptedVersions(orm)
  return [...accepted].flatMap(([state, versions]) => {
    const isAcknowledged = acknowledged.some(
      (row) => row.state === state && versions.some((version) => version === parseDisclosureVersion(row.text ?? '')),
    )
    return isAcknowledged ? [state] : []
  })
}
