import { careLevels, costAnswers, type Language, type UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { findMonthlyCost } from '../../catalog'
import type { MessageBlock } from '../../messaging'
import type { RequestedCommunity } from './complete-request'
import { costBlock } from './cost-block'

/** Returns what the requested communities cost, for the care and the people of the request, as blocks of an email. [TRUTH-010] */
export async function listCostBlocks(
  tx: Orm,
  communities: readonly RequestedCommunity[],
  data: Pick<UserActionData, 'adl' | 'lookingFor'>,
  language: Language,
): Promise<MessageBlock[]> {
  const blocks: MessageBlock[] = []
  for (const { name, record } of communities) {
    const care = careLevels.find((level) => data.adl?.includes(level))
    const cost = await findMonthlyCost(tx, record, costAnswers({ care, lookingFor: data.lookingFor }, record.care))
    if (cost) blocks.push(costBlock(name, cost, new Date(), language))
  }
  return blocks
}
