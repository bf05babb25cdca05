import type { BodyOf, endpoints, ReferralResult } from '@pkg/api-client'
import { consentCommunities } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { HttpError } from '../../../http/errors'
import type { RequestOrigin } from '../../../http/origin'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { requireAcceptedFamily } from '../../access'
import { referFamily } from './referral-service'
import { listRecordsOf } from './referral-store'

type NewReferrals = BodyOf<typeof endpoints.agentReferrals.createSeveral>

/**
 * Refers a family to several communities. Each consent has the words that the person confirmed, which name all of them. What prevents one referral doesn't prevent
 * the others. @throws {HttpError} 404 or 409 for a family that the advisor doesn't see or hasn't accepted. [WORK-021, TRUTH-002]
 */
export async function referToSeveral(
  tx: Orm,
  queue: Queue,
  { communityIds, ...input }: NewReferrals,
  person: Person,
  origin: RequestOrigin,
): Promise<ReferralResult[]> {
  await requireAcceptedFamily(tx, input.clientId, person)
  const found = await listRecordsOf(tx, communityIds)
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const confirmed = consentCommunities(
    communityIds.flatMap((id) => names.get(id) ?? []),
    input.consent?.language ?? 'en',
  )
  const results: ReferralResult[] = []
  for (const communityId of communityIds) {
    const result = { communityId, communityName: nameOf(communityId) }
    const problem = await tx
      .transaction((part) => referFamily(part, queue, { ...input, communityId }, person, origin, confirmed))
      .then(() => undefined, problemOf)
    results.push(problem === undefined ? result : { ...result, problem })
  }
  return results
}

/** Returns why a referral was rejected, in words. @throws Every other error */
function problemOf(error: unknown): string {
  if (!(error instanceof HttpError)) throw error
  const [first] = error.details
  return first ? first.detail : error.title
}
