import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agentOptions, families, familyEvents, offers, tasks } from '../../../database/schema/tables'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { endRelease } from '../../trust'

type OfferRow = typeof offers.$inferSelect

/** Takes an offered family on. Taking it on again changes nothing. Gives whether it was taken on now. */
export async function claimOffer(tx: Orm, familyId: string, agentId: string): Promise<boolean> {
  const now = new Date()
  const [claimed] = await tx
    .update(offers)
    .set({ status: 'claimed', answeredAt: now })
    .where(and(eq(offers.familyId, familyId), eq(offers.agentId, agentId), eq(offers.status, 'offered')))
    .returning()
  if (claimed) await remember(tx, claimed, now)
  return claimed !== undefined
}

/** Passes an offered or claimed family on: its advisor loses sight of it, and the next one is looked for. */
export async function declineOffer(tx: Orm, queue: Queue, offer: OfferRow, reason: string): Promise<void> {
  const now = new Date()
  const [declined] = await tx
    .update(offers)
    .set({ status: 'declined', reason, answeredAt: now })
    .where(and(eq(offers.id, offer.id), sql`${offers.status} in ('offered', 'claimed')`))
    .returning()
  if (!declined) return
  if (offer.status === 'offered') await remember(tx, declined, now)
  await passOn(tx, queue, declined, 'passed it on')
}

/** Ends an offer that nobody answered in time. One that was answered stays as it is. Gives the family it was about. */
export async function endOffer(tx: Orm, queue: Queue, job: Jobs['end-offer']): Promise<string | undefined> {
  const now = new Date()
  const [ended] = await tx
    .update(offers)
    .set({ status: 'timed-out', answeredAt: now })
    .where(and(eq(offers.id, job.offerId), eq(offers.status, 'offered')))
    .returning()
  if (!ended) return undefined
  await remember(tx, ended, now)
  await passOn(tx, queue, ended, 'did not answer in time')
  return ended.familyId
}

async function passOn(tx: Orm, queue: Queue, offer: OfferRow, why: string): Promise<void> {
  const { familyId, agentId, requestId } = offer
  const [freed] = await tx
    .update(families)
    .set({ agentId: null })
    .where(and(eq(families.id, familyId), eq(families.agentId, agentId)))
    .returning({ id: families.id })
  if (!freed) return
  await tx
    .update(tasks)
    .set({ ownerId: null })
    .where(and(eq(tasks.familyId, familyId), eq(tasks.ownerId, agentId), eq(tasks.status, 'open')))
  await endRelease(tx, familyId, { kind: 'agent', id: agentId })
  await tx.insert(familyEvents).values({ familyId, type: 'assigned', text: `The advisor ${why}`, author: 'Hearthway' })
  await queue.add(tx, 'assign', { familyId, requestId })
}

/** How fast the advisor answered counts at the next choice. */
async function remember(tx: Orm, { agentId, offeredAt }: OfferRow, answeredAt: Date): Promise<void> {
  const minutes = Math.max(0, (answeredAt.getTime() - offeredAt.getTime()) / 60_000)
  await tx
    .insert(agentOptions)
    .values({ agentId, answers: 1, minutes })
    .onConflictDoUpdate({
      target: agentOptions.agentId,
      set: { answers: sql`${agentOptions.answers} + 1`, minutes: sql`${agentOptions.minutes} + excluded.minutes` },
    })
}
