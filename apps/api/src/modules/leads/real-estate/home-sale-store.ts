import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { realEstateLeads, referralAgreements as agreements } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** A referral agreement with the agent of a home. */
export interface HomeAgreement {
  id: string
  startsOn: string
  endsOn?: string
  feePercent?: number
  feeCents?: number
}

/** Returns the referral agreements with the agent of a home, oldest first. Advisors read none. [DASH-016, ROLE-010] */
export const visibleAgreements = ({ role }: Person) =>
  role === 'agent'
    ? sql<HomeAgreement[] | null>`null::jsonb`
    : sql<
        HomeAgreement[] | null
      >`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', ${agreements.id},
        'startsOn', ${agreements.startsOn}, 'endsOn', ${agreements.endsOn}, 'feePercent', ${agreements.feePercent},
        'feeCents', ${agreements.feeCents})) order by ${agreements.startsOn}), '[]')
        from ${agreements} where ${eq(agreements.agentId, realEstateLeads.agentId)})`

/** What is known of the closing of a home. */
export type SaleValues = Pick<typeof realEstateLeads.$inferSelect, 'closedOn' | 'closingPriceCents' | 'commissionCents'>

/** Saves what is known of the closing of a home. */
export async function saveSale(tx: Orm, id: string, values: Partial<SaleValues>): Promise<void> {
  await tx.update(realEstateLeads).set(values).where(eq(realEstateLeads.id, id))
}
