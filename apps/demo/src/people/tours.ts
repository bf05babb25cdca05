import { familyEvents, notifications, tours } from '@pkg/api/schema'
import {
  addDays,
  type BookingOutcome,
  type CalendarDay,
  isBusinessDay,
  type Language,
  todayIn,
  type TourChoice,
  tourText,
} from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { DemoBrowser } from './demo-browser'
import { day, type DemoStage, hour } from './demo-stage'
import type { DemoFamily } from './families'

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

type TourRow = typeof tours.$inferSelect

/** A tour that is over: how many business days ago it was, and what the advisor recorded, if they did. */
interface PastTour {
  daysAgo: number
  recorded?: { outcome: BookingOutcome; wantsSecondTour?: boolean; note: string }
}

/** The past tours of the demo advisor’s families. Today asks how the first one went. [WORK-020] */
export const pastTours: readonly PastTour[] = [
  { daysAgo: 1 },
  {
    daysAgo: 3,
    recorded: {
      outcome: 'took-place',
      wantsSecondTour: true,
      note: 'They liked the courtyard, and want to come back at lunch.',
    },
  },
  { daysAgo: 4, recorded: { outcome: 'no-show', note: 'Their flight was late. We’ll find another day.' } },
]

/** A past tour that is booked, and not yet in the past. */
export interface BookedTour {
  id: string
  past: PastTour
}

async function findFreeTime({ api }: Pick<DemoStage, 'api'>, slug: string): Promise<TourChoice | undefined> {
  const days = await new DemoBrowser(api).list(`/marketplace/communities/${slug}/tour-days?page-size=100`)
  const free = days.flatMap(({ attributes }): TourChoice[] =>
    Value.Check(TourDay, attributes)
      ? attributes.slots.flatMap(({ time, isFree }) => (isFree ? [{ date: attributes.date, time }] : []))
      : [],
  )
  return free[0]
}

/** Lets a family tour the first community of its request at the next free time, if there is one. [DASH-002] */
export async function planTour(demo: DemoStage, family: DemoFamily): Promise<DemoFamily> {
  const free = await findFreeTime(demo, family.communitySlugs[0] ?? '')
  return free ? { ...family, tourSlot: free } : family
}

/** Books a tour of the first community of a family’s request as its advisor. `closeTours` moves it to the past. [WORK-020] */
export async function bookPastTour(
  demo: DemoStage,
  advisor: DemoBrowser,
  { id: clientId, family, past }: { id: string; family: DemoFamily; past: PastTour },
): Promise<BookedTour[]> {
  const communityId = family.communitySlugs[0] ?? ''
  const free = await findFreeTime(demo, communityId)
  if (!free) return []
  const bookedAt = new Date(demo.moment.getTime() - (past.daysAgo + 5) * day)
  const { id } = await demo.timeline.at(bookedAt, () =>
    advisor.post('/platform/tours', 'tours', { clientId, communityId, ...free }),
  )
  return [{ id, past }]
}

/** Moves the tours that families booked to today and tomorrow. No one can book a tour for so soon, so these families booked theirs some days ago. [DASH-002] */
export async function moveTours(demo: DemoStage): Promise<void> {
  const ofFamilies = and(eq(tours.status, 'booked'), isNotNull(tours.actionId))
  const booked = await demo.database.orm.select().from(tours).where(ofFamilies).orderBy(tours.createdAt)
  for (const [place, tour] of booked.entries()) {
    await dateTour(demo, tour, addDays(todayIn(tour.timeZone, demo.moment.getTime()), place % 2))
  }
}

/** Moves booked tours to the past, and records how they went as their advisor. */
export async function closeTours(demo: DemoStage, advisor: DemoBrowser, booked: readonly BookedTour[]): Promise<void> {
  for (const { id, past } of booked) {
    const [tour] = await demo.database.orm.select().from(tours).where(eq(tours.id, id))
    if (!tour) throw new Error(`The tour ${id} wasn't found`)
    const endsAt = await dateTour(demo, tour, businessDaysBefore(todayIn(tour.timeZone, demo.moment.getTime()), past))
    if (!past.recorded) continue
    await demo.timeline.at(new Date(endsAt.getTime() + hour), () =>
      advisor.put(`/platform/tours/${id}/outcome`, 'tours', past.recorded ?? {}),
    )
  }
  await demo.timeline.rewrite()
}

function businessDaysBefore(today: CalendarDay, { daysAgo }: PastTour): CalendarDay {
  let date = today
  for (let left = daysAgo; left > 0;) {
    date = addDays(date, -1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}

/** Moves a tour to another day, also in what its timeline and its emails say. Returns when it ends. */
async function dateTour({ database: { orm } }: DemoStage, tour: TourRow, date: CalendarDay): Promise<Date> {
  const earlier = Date.parse(tour.date) - Date.parse(date)
  const moved = (time: Date) => new Date(time.getTime() - earlier)
  const times = { startsAt: moved(tour.startsAt), endsAt: moved(tour.endsAt) }
  await orm
    .update(tours)
    .set({ date, ...times })
    .where(eq(tours.id, tour.id))
  for (const language of ['en', 'es'] satisfies Language[]) {
    const [before, after] = [tourText(tour, language), tourText({ ...tour, date }, language)]
    await orm
      .update(familyEvents)
      .set({ text: sql`replace(${familyEvents.text}, ${before}, ${after})` })
      .where(eq(familyEvents.familyId, tour.familyId))
    await orm
      .update(notifications)
      .set({ blocks: sql`replace(${notifications.blocks}::text, ${before}, ${after})::jsonb` })
      .where(eq(notifications.familyId, tour.familyId))
  }
  return times.endsAt
}
