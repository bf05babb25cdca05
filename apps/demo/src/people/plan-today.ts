import { realEstateOffers, tours } from '@pkg/api/schema'
import { addDays, todayIn, type TourChoice } from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { eq } from 'drizzle-orm'
import { DemoBrowser } from './demo-browser'
import type { DemoStage } from './demo-stage'
import type { DemoFamily } from './families'

/** How old the requests are that the demo advisor can still respond to, in minutes: the first one, and each one before it. */
const offerAge = { first: 25, step: 50 }

const TourTime = Type.Union([
  Type.Literal('Morning (8AM-12PM)'),
  Type.Literal('Afternoon (12PM-3PM)'),
  Type.Literal('Late afternoon (3PM-5PM)'),
  Type.Literal('Evening (5PM-8PM)'),
])
const TourDay = Type.Object({
  date: Type.String(),
  slots: Type.Array(Type.Object({ time: TourTime, isFree: Type.Boolean() })),
})

/** Makes the request of a family that waits for its advisor so recent that the advisor has time left to respond. [WORK-002] */
export const makeRecent = (family: DemoFamily, place: number): DemoFamily => ({
  ...family,
  minutesAgo: offerAge.first + place * offerAge.step,
})

/** Lets a family tour the first community of its request at the next free time, if there is one. [DASH-002] */
export async function planTour({ api }: DemoStage, family: DemoFamily): Promise<DemoFamily> {
  const [slug = ''] = family.communitySlugs
  const days = await new DemoBrowser(api).list(`/marketplace/communities/${slug}/tour-days?page-size=100`)
  const free = days.flatMap(({ attributes }): TourChoice[] =>
    Value.Check(TourDay, attributes)
      ? attributes.slots.flatMap(({ time, isFree }) => (isFree ? [{ date: attributes.date, time }] : []))
      : [],
  )
  return free[0] ? { ...family, tourSlot: free[0] } : family
}

/** Moves the tours to today and tomorrow. No one can book a tour for so soon, so these families booked theirs some days ago. [DASH-002] */
export async function moveTours({ database: { orm }, moment }: DemoStage): Promise<void> {
  const booked = await orm.select().from(tours).where(eq(tours.status, 'booked')).orderBy(tours.createdAt)
  for (const [place, { id, date, timeZone, startsAt, endsAt }] of booked.entries()) {
    const soon = addDays(todayIn(timeZone, moment.getTime()), place % 2)
    const earlier = Date.parse(date) - Date.parse(soon)
    const moved = (time: Date) => new Date(time.getTime() - earlier)
    await orm
      .update(tours)
      .set({ date: soon, startsAt: moved(startsAt), endsAt: moved(endsAt) })
      .where(eq(tours.id, id))
  }
}

/** Offers the homes that still wait for a response now, because their time to respond begins now. [AGENT-006] */
export async function makeHomeOffersRecent({ database: { orm }, moment }: DemoStage): Promise<void> {
  await orm.update(realEstateOffers).set({ offeredAt: moment }).where(eq(realEstateOffers.status, 'offered'))
}

/** Lets an advisor accept a family whose community declined it, if it's offered to them. */
export async function acceptIfOffered(advisor: DemoBrowser, clientId: string): Promise<void> {
  const [offer] = await advisor.list(`/platform/offers?filter[status]=offered&filter[client]=${clientId}`)
  if (offer) await advisor.post(`/platform/offers/${offer.id}/claim`, 'offers', {})
}
