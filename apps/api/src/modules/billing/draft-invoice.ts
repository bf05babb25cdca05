import type { BodyOf, endpoints } from '@pkg/api-client'
import { feeCents, isCalendarDay, isWithinTail, tailMonths, todayIn } from '@pkg/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, familyEvents, invoices, leads } from '../../database/schema/tables'
import { findVisibleFamily } from '../access'
import type { Person } from '../../http/person'
import { unprocessable } from '../../http/problems'

type MoveIn = BodyOf<typeof endpoints.invoices.create>

/**
 * Records that a family moved in and drafts the invoice: the percent that the community agreed to, of the first month's rent and care.
 * Nothing is owed to who did not refer the family, nor after the tail, nor by a community that pays nothing. The same move-in again
 * gives the draft there is. [BIZ-003, BIZ-004]
 */
export async function draftInvoice(tx: Orm, moveIn: MoveIn, person: Person): Promise<string> {
  const family = await findVisibleFamily(tx, moveIn.clientId, person)
  const [asked] = await tx
    .select({ lead: leads, fee: sql<number>`(${communities.record}->>'feePercent')::real`, zone: communityZone })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, family.id), eq(leads.communityId, moveIn.communityId)))
    .for('update')
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  if (!asked) {
    throw unprocessable([{ detail: 'This family was not referred to this community', ...at('communityId') }])
  }
  const { lead, fee } = asked
  const referredOn = todayIn(asked.zone || 'America/Los_Angeles', lead.createdAt)
  checkDay(moveIn.movedInOn, referredOn)
  if (fee <= 0) throw unprocessable([{ detail: 'This community pays nothing on a move-in', ...at('communityId') }])

  const [drafted] = await tx
    .insert(invoices)
    .values({
      leadId: lead.id,
      familyId: family.id,
      communityId: lead.communityId,
      referredOn,
      movedInOn: moveIn.movedInOn,
      rentCents: moveIn.rentCents,
      careCents: moveIn.careCents,
      feePercent: fee,
      amountCents: feeCents(fee, moveIn.rentCents, moveIn.careCents),
    })
    .onConflictDoNothing()
    .returning({ id: invoices.id })
  if (!drafted) {
    const [earlier] = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.leadId, lead.id), eq(invoices.kind, 'invoice')))
    if (!earlier) throw new Error('An invoice was neither drafted nor found')
    return earlier.id
  }
  await tx.update(leads).set({ movedInOn: moveIn.movedInOn }).where(eq(leads.id, lead.id))
  await tx.update(families).set({ stage: 'moved-in' }).where(eq(families.id, family.id))
  await tx
    .insert(familyEvents)
    .values({ familyId: family.id, type: 'stage', text: `Moved in on ${moveIn.movedInOn}`, author: person.name })
  return drafted.id
}

const communityZone = sql<string>`${communities.record}->>'timeZone'`

/** Throws 422 for a day that does not exist or on which nothing is owed. [BIZ-004] */
export function checkDay(movedInOn: string, referredOn: string): void {
  const source = { source: { pointer: '/data/attributes/movedInOn' } }
  if (!isCalendarDay(movedInOn)) throw unprocessable([{ detail: 'There is no such day', ...source }])
  if (isWithinTail(referredOn, movedInOn)) return
  const detail =
    movedInOn < referredOn
      ? `The family was referred on ${referredOn}, after it moved in`
      : `The referral of ${referredOn} counted for ${tailMonths} months`
  throw unprocessable([{ detail, ...source }])
}
