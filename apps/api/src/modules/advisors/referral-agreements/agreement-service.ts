import type { BodyOf, endpoints, ReferralAgreement } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { referralAgreements } from '../../../database/schema/tables'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { checkAgreementDays } from '../../billing'
import { invalidField, requireRealEstateAgent } from '../real-estate-agent'
import {
  type AgreementValues,
  findAgreement,
  findOtherTerms,
  insertAgreement,
  updateAgreement,
} from './agreement-store'

type Rows = typeof endpoints.referralAgreements

/** Returns an agreement that a person may see. @throws {HttpError} 404 */
export async function getAgreement(orm: Orm, id: string, person: Person): Promise<ReferralAgreement> {
  const agreement = await findAgreement(orm, id, person)
  if (!agreement) throw notFound('referral agreement', id)
  return agreement
}

/** Adds an agreement. @throws {HttpError} 422 for someone who isn't a real estate agent, without one fee, or for days that another agreement has [DASH-016] */
export function addAgreement(
  orm: Orm,
  { agentId, ...terms }: BodyOf<Rows['create']>,
  person: Person,
): Promise<ReferralAgreement> {
  return orm.transaction(async (tx) => {
    await requireRealEstateAgent(tx, agentId)
    const values = { feePercent: null, feeCents: null, endsOn: null, paperUrl: null, ...terms }
    checkFee(values)
    await checkDays(tx, agentId, values)
    return getAgreement(tx, await insertAgreement(tx, { agentId, ...values }), person)
  })
}

/** Corrects or ends an agreement. @throws {HttpError} 404, 412 if someone else changed it, or 422 as when it's added [DASH-016, WORK-005] */
export function changeAgreement(
  orm: Orm,
  { id, base, change }: { id: string; base: number | undefined; change: BodyOf<Rows['update']> },
  person: Person,
): Promise<ReferralAgreement> {
  return orm.transaction(async (tx) => {
    const { agentId } = await getAgreement(tx, id, person)
    await requireRealEstateAgent(tx, agentId)
    await requireVersion(tx, referralAgreements, id, base)
    const known = await getAgreement(tx, id, person)
    const { startsOn, endsOn = null, paperUrl = null } = { ...known, ...change }
    const values = { ...changedFee(known, change), startsOn, endsOn, paperUrl }
    checkFee(values)
    await checkDays(tx, agentId, values, id)
    await updateAgreement(tx, id, values)
    return getAgreement(tx, id, person)
  })
}

type Fee = Pick<AgreementValues, 'feePercent' | 'feeCents'>

/** Returns the fee after a change. One kind of fee replaces the other, unless the change says something about both. */
function changedFee(known: Partial<ReferralAgreement>, change: BodyOf<Rows['update']>): Fee {
  const { feePercent = null, feeCents = null } = { ...known, ...change }
  if (typeof change.feePercent === 'number' && change.feeCents === undefined) return { feePercent, feeCents: null }
  if (typeof change.feeCents === 'number' && change.feePercent === undefined) return { feePercent: null, feeCents }
  return { feePercent, feeCents }
}

function checkFee({ feePercent, feeCents }: Fee): void {
  if (feePercent !== null && feeCents !== null) {
    throw invalidField('feeCents', 'Enter a percentage or an amount, and not both')
  }
  if (feePercent === null && feeCents === null) throw invalidField('feePercent', 'Enter a percentage or an amount')
}

async function checkDays(
  tx: Orm,
  agentId: string,
  { startsOn, endsOn }: Pick<AgreementValues, 'startsOn' | 'endsOn'>,
  exceptId?: string,
): Promise<void> {
  checkAgreementDays({ startsOn, endsOn: endsOn ?? undefined }, await findOtherTerms(tx, agentId, exceptId))
}
