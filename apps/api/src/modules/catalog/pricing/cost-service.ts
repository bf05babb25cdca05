import {
  type CostAnswers,
  estimateCareTypeForLevel,
  estimateMonthlyCost,
  type MonthlyCost,
  pricedCareType,
  stateByCode,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { findAreaPrices } from './area-price-store'

/** Returns what a community costs a month for a person's answers, or none if neither it nor its area has prices. [TRUST-012, TRUTH-010] */
export async function findMonthlyCost(
  orm: Orm,
  record: CommunityRecord,
  answers: CostAnswers,
): Promise<MonthlyCost | undefined> {
  const own = estimateMonthlyCost(record, answers)
  if (own) return own
  const { state, county } = record.address
  const stateName = stateByCode(state)?.name ?? state
  const care = pricedCareType(estimateCareTypeForLevel(answers.care))
  return estimateMonthlyCost(record, answers, await findAreaPrices(orm, { state, county, stateName }, care))
}
