import type { MoveInOption } from '@pkg/api-client'
import { feePercentOn, type Referral, todayIn } from '@pkg/domain'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, leads } from '../../database/schema/tables'
import { findTerms } from './fee-agreements/fee-agreement-store'

/** A family's referral to a community, with the fee for the day of its move-in. */
export interface LeadReferral extends Referral {
  leadId: string
}

const defaultTimeZone = 'America/Los_Angeles'

/** Locks a family's request or referral to a community until the transaction ends, and returns it with the agreed referral fee. */
export async function lockReferral(
  tx: Orm,
  { familyId, communityId, movedInOn }: { familyId: string; communityId: string; movedInOn: string },
): Promise<LeadReferral | undefined> {
  const [row] = await referrals(tx, and(eq(leads.familyId, familyId), eq(leads.communityId, communityId))).for(
    'update',
    {
      of: leads,
    },
  )
  if (!row) return undefined
  const terms = (await findTerms(tx, [communityId])).get(communityId) ?? []
  return {
    leadId: row.leadId,
    feePercent: feePercentOn(terms, row.feePercent, movedInOn),
    referredOn: referralDay(row),
  }
}

/** Returns the communities that a family was referred to, newest referral first. [WORK-018] */
export async function listMoveInOptions(orm: Orm, familyId: string): Promise<MoveInOption[]> {
  const rows = await referrals(orm, eq(leads.familyId, familyId)).orderBy(desc(leads.createdAt), leads.id)
  const terms = await findTerms(
    orm,
    rows.map(({ communityId }) => communityId),
  )
  return rows.map((row) => ({
    communityId: row.communityId,
    communityName: row.name,
    place: `${row.city}, ${row.state}`,
    referredOn: referralDay(row),
    feePercent: row.feePercent,
    agreements: (terms.get(row.communityId) ?? []).map(({ feePercent, startsOn, endsOn }) => ({
      feePercent,
      startsOn,
      ...(endsOn ? { endsOn } : {}),
    })),
  }))
}

/** Returns whether a community exists. */
export async function hasCommunity(tx: Orm, communityId: string): Promise<boolean> {
  const [community] = await tx.select({ id: communities.id }).from(communities).where(eq(communities.id, communityId))
  return community !== undefined
}

const referralDay = ({ timeZone, createdAt }: { timeZone: string | null; createdAt: Date }) =>
  todayIn(timeZone || defaultTimeZone, createdAt)

const referrals = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      leadId: leads.id,
      createdAt: leads.createdAt,
      communityId: communities.id,
      name: communities.name,
      city: communities.city,
      state: communities.state,
      feePercent: sql<number>`coalesce((${communities.record}->>'feePercent')::real, 0)`,
      timeZone: sql<string | null>`${communities.record}->>'timeZone'`,
    })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(where)
