import {
  careLevels,
  type CostAnswers,
  costAnswers,
  type Language,
  type MonthlyCost,
  now,
  type UserActionData,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { findMonthlyCost } from '../../catalog'
import type { MessageBlock } from '../../messaging'
import type { RequestedCommunity } from './complete-request'
import { costBlock } from './cost-block'

type CostData = Pick<UserActionData, 'adl' | 'lookingFor'>

/** Returns what a community costs for the care and the people of a request, or no cost if neither it nor its area has prices. [TRUTH-010] */
export async function findRequestCost(
  orm: Orm,
  record: CommunityRecord,
  { adl, lookingFor }: CostData,
): Promise<{ answers: CostAnswers; cost: MonthlyCost | undefined }> {
  const care = careLevels.find((level) => adl?.includes(level))
  const answers = costAnswers({ care, lookingFor }, record.care)
  return { answers, cost: await findMonthlyCost(orm, record, answers) }
}

/** Returns what the requested communities cost, for the care and the people of the request, as blocks of an email. [TRUTH-010] */
export async function listCostBlocks(
  tx: Orm,
  communities: readonly RequestedCommunity[],
  data: CostData,
  language: Language,
): Promise<MessageBlock[]> {
  const blocks: MessageBlock[] = []
  for (const { name, record } of communities) {
    const { cost } = await findRequestCost(tx, record, data)
    if (cost) blocks.push(costBlock(name, cost, now(), language))
  }
  return blocks
}
