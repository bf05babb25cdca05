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
import { findAreaCareFees, findAreaPrices } from './area-price-store'

/**
 * Returns what a community costs a month for a person's answers, or none if neither it nor its area has prices. A fee for care that it doesn't state
 * is the one of its area, if enough communities there state theirs. [TRUST-012, TRUTH-010, FIND-025]
 */
export async function findMonthlyCost(
  orm: Orm,
  record: CommunityRecord,
  answers: CostAnswers,
): Promise<MonthlyCost | undefined> {
  const own = estimateMonthlyCost(record, answers)
  if (own?.parts.every(({ kind, amount }) => kind !== 'care' || amount)) return own
  const { state, county } = record.address
  const area = { state, county, stateName: stateByCode(state)?.name ?? state }
  const care = pricedCareType(estimateCareTypeForLevel(answers.care))
  const costs = own
    ? { careFees: await findAreaCareFees(orm, area, care) }
    : { prices: await findAreaPrices(orm, area, care) }
  return estimateMonthlyCost(record, answers, costs)
}
