import type { BodyOf, endpoints } from '@pkg/api-client'
import { budgetRanges, changeAnswers, type SpokenAnswers, type UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { listBudgetRanges } from './community-store'

/** What a family says in a conversation, as staff send it. Null removes an answer. */
type SpokenInput = Pick<
  BodyOf<typeof endpoints.clients.update>,
  'lookingFor' | 'residentName' | 'care' | 'budgetRange' | 'budget' | 'timing' | 'source' | 'city' | 'state' | 'zip'
>

/**
 * Returns a family's answers after what it said, by the rules of the wizard. `communityIds` are the communities that it asks about, whose own budget ranges it can
 * choose. @throws {HttpError} 422 for any other budget range [WORK-019, GWZ-090 to GWZ-095]
 */
export async function answersAfter(
  tx: Orm,
  before: UserActionData,
  said: SpokenInput,
  communityIds: readonly string[],
): Promise<UserActionData> {
  const change = readAnswers(said)
  const { budgetRange } = change
  // Only a new budget range needs to know the communities.
  const own = budgetRange && budgetRange !== before.budgetRange ? await listBudgetRanges(tx, communityIds) : []
  const ranges: readonly string[] = [...budgetRanges, ...own]
  if (budgetRange && budgetRange !== before.budgetRange && !ranges.includes(budgetRange)) {
    throw unprocessable([
      { detail: `Use one of: ${ranges.join(', ')}`, source: { pointer: '/data/attributes/budgetRange' } },
    ])
  }
  return changeAnswers(before, change, own)
}

/** Returns what was said by the names of the answers. What wasn't said stays, and null removes an answer. */
function readAnswers(said: SpokenInput): SpokenAnswers {
  return {
    ...('lookingFor' in said && { lookingFor: said.lookingFor ?? undefined }),
    ...('residentName' in said && { residentName: said.residentName?.trim() }),
    ...('care' in said && { adl: said.care ? [said.care] : undefined }),
    ...('budgetRange' in said && { budgetRange: said.budgetRange ?? undefined }),
    ...('budget' in said && { budget: said.budget ?? undefined }),
    ...('timing' in said && { timing: said.timing ?? undefined }),
    ...('source' in said && { leadSource: said.source }),
    ...('city' in said && { city: said.city?.trim() }),
    ...('state' in said && { state: said.state ?? undefined }),
    ...('zip' in said && { zip: said.zip ?? undefined }),
  }
}
