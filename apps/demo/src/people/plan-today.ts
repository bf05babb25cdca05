import { realEstateLeads, realEstateOffers } from '@pkg/api/schema'
import { eq, inArray } from 'drizzle-orm'
import type { DemoBrowser } from './demo-browser'
import type { DemoStage } from './demo-stage'
import type { DemoFamily } from './families'

/** How old the requests are that the demo advisor can still respond to, in minutes: the first one, and each one before it. */
const offerAge = { first: 25, step: 50 }

/** Makes the request of a family that waits for its advisor so recent that the advisor has time left to respond. [WORK-002] */
export const makeRecent = (family: DemoFamily, place: number): DemoFamily => ({
  ...family,
  minutesAgo: offerAge.first + place * offerAge.step,
})

/** Offers the homes that still wait for a response now, because their time to respond begins now. [AGENT-006] */
export async function makeHomeOffersRecent({ database: { orm }, moment }: DemoStage): Promise<void> {
  const offered = await orm
    .update(realEstateOffers)
    .set({ offeredAt: moment })
    .where(eq(realEstateOffers.status, 'offered'))
    .returning({ id: realEstateOffers.leadId })
  const ids = offered.map(({ id }) => id)
  await orm
    .update(realEstateLeads)
    .set({ stageTimes: { new: moment.toISOString() }, changedAt: moment })
    .where(inArray(realEstateLeads.id, ids))
}

/** Lets an advisor accept a family whose community declined it, if it's offered to them. */
export async function acceptIfOffered(advisor: DemoBrowser, clientId: string): Promise<void> {
  const [offer] = await advisor.list(`/platform/offers?filter[status]=offered&filter[client]=${clientId}`)
  if (offer) await advisor.post(`/platform/offers/${offer.id}/claim`, 'offers', {})
}
