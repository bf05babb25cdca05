import type { FamilyCost } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findVisibleFamily } from '../../access'
import { findRequestCost } from '../requests/request-costs'
import { listRequestedRecords } from './family-detail-store'

/**
 * Returns what the communities that a family asked about cost it a month, oldest request first, without those whose cost isn't known.
 * @throws {HttpError} 404 for a family that the person doesn't see. [TRUTH-010, WORK-006]
 */
export async function listFamilyCosts(orm: Orm, id: string, person: Person): Promise<FamilyCost[]> {
  const { id: familyId, answers: data } = await findVisibleFamily(orm, id, person)
  const requested = await listRequestedRecords(orm, familyId, person)
  const costs = await Promise.all(
    requested.map(async ({ communityId, record }): Promise<FamilyCost[]> => {
      const { cost, answers } = await findRequestCost(orm, record, data)
      return cost ? [{ id: communityId, care: answers.care, isForTwo: answers.isForTwo === true, ...cost }] : []
    }),
  )
  return costs.flat()
}
