import type { BodyOf, endpoints, FeeAgreement } from '@pkg/api-client'
import { addDays, feePercentOn, siteDay, siteTimeZone, zonedClock } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { feeAgreements } from '../../../database/schema/tables'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { changeCommunity } from '../../catalog'
import { checkAgreementDays } from './agreement-days'
import {
  type AgreementValues,
  findAgreement,
  findCommunityOf,
  findTerms,
  insertAgreement,
  lockCommunityOf,
  updateAgreement,
} from './fee-agreement-store'

/** Returns an agreement that a person may see. @throws {HttpError} 404 */
export async function getAgreement(orm: Orm, id: string, person: Person): Promise<FeeAgreement> {
  const agreement = await findAgreement(orm, id, person)
  if (!agreement) throw notFound('fee agreement', id)
  return agreement
}

/** Adds an agreement with a community. @throws {HttpError} 422 for a community or day that doesn't exist, or days that another agreement has [WORK-013] */
export function addAgreement(
  orm: Orm,
  queue: Queue,
  { communityId, ...terms }: BodyOf<typeof endpoints.feeAgreements.create>,
  person: Person,
): Promise<FeeAgreement> {
  return orm.transaction(async (tx) => {
    if (!(await lockCommunityOf(tx, communityId))) {
      throw invalid('communityId', `Community "${communityId}" doesn't exist`)
    }
    const values = { ...terms, endsOn: terms.endsOn ?? null }
    await checkDays(tx, communityId, values, undefined)
    const id = await insertAgreement(tx, { communityId, ...values })
    await applyFromNowOn(tx, queue, id, values)
    return getAgreement(tx, id, person)
  })
}

/** Corrects or ends an agreement. @throws {HttpError} 404, 412 if someone else changed it, or 422 as when it's added [WORK-013, WORK-005] */
export function changeAgreement(
  orm: Orm,
  queue: Queue,
  { id, change, base }: { id: string; change: BodyOf<typeof endpoints.feeAgreements.update>; base: number | undefined },
  person: Person,
): Promise<FeeAgreement> {
  return orm.transaction(async (tx) => {
    const known = await getAgreement(tx, id, person)
    await lockCommunityOf(tx, known.communityId)
    await requireVersion(tx, feeAgreements, id, base)
    const { feePercent, daysToPay, startsOn, endsOn = null } = { ...known, ...change }
    const values = { feePercent, daysToPay, startsOn, endsOn }
    await checkDays(tx, known.communityId, values, id)
    await updateAgreement(tx, id, values)
    await applyFromNowOn(tx, queue, id, values)
    return getAgreement(tx, id, person)
  })
}

/** Makes the fee on a community's profile what its agreements say today, because families read it there. [TRUTH-001, WORK-013] */
export async function applyAgreement(tx: Orm, agreementId: string): Promise<void> {
  const communityId = await findCommunityOf(tx, agreementId)
  if (!communityId) return
  const terms = (await findTerms(tx, [communityId])).get(communityId) ?? []
  const feePercent = feePercentOn(terms, 0, siteDay())
  await changeCommunity(tx, communityId, { feePercent })
}

/** Applies an agreement today, and plans the days on which the fee changes again. */
async function applyFromNowOn(tx: Orm, queue: Queue, agreementId: string, { startsOn, endsOn }: AgreementValues) {
  await applyAgreement(tx, agreementId)
  const today = siteDay()
  for (const day of [startsOn, ...(endsOn ? [addDays(endsOn, 1)] : [])]) {
    if (day <= today) continue
    await queue.add(tx, 'apply-fee-agreement', { agreementId }, zonedClock(siteTimeZone)(day, '00:01'))
  }
}

/** Checks the days of an agreement against the others of its community. */
async function checkDays(
  tx: Orm,
  communityId: string,
  { startsOn, endsOn }: AgreementValues,
  ownId: string | undefined,
): Promise<void> {
  const others = ((await findTerms(tx, [communityId])).get(communityId) ?? []).filter(({ id }) => id !== ownId)
  checkAgreementDays({ startsOn, endsOn: endsOn ?? undefined }, others)
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
