import { type BookingOutcome, bookingOutcomes, type TourDay, type TourHours, type TourTime } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors, editors, tourStaff } from '../roles'
import { moment } from '../schemas/record'
import { token } from '../schemas/ids'
import { choice, listParameters, only, range, reference } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { communitySlug, line, stateCode, text, uuid } from '../schemas/text'

/** A tour of a community. [FIND-013] */
export interface Tour {
  id: string
  version: number
  communityId: string
  communityName: string
  /** The path of the community's page. */
  communityUrl: string
  address: string
  date: string
  time: TourTime
  /** The IANA time zone of the community. */
  timeZone: string
  /** ISO 8601. */
  startsAt: string
  endsAt: string
  /** `requested` for a time that wasn't free, so the family must choose another one. */
  status: 'booked' | 'requested' | 'canceled'
  /** How often the tour was changed: the `SEQUENCE` of its calendar file. */
  revision: number
  changedAt: string
  /** The family. Only for staff, as everything below. */
  clientId?: string
  clientName?: string
  /** How the tour ended. [WORK-020] */
  outcome?: BookingOutcome
  /** Whether the family wants a second tour. Present with an outcome. */
  wantsSecondTour?: boolean
  /** Who recorded the outcome last, and when. */
  outcomeBy?: string
  outcomeAt?: string
  /** What the advisor noted about the tour. The community's team doesn't see it. */
  outcomeNote?: string
  /** What the community's team noted about the tour. */
  teamNote?: string
}

/** The hours in which a community gives tours. The id is the slug. */
export interface CommunityTourHours {
  id: string
  hours: TourHours[]
  /** Whether the community entered the hours. Otherwise they're business hours. */
  isOwn: boolean
}

/** The day of a tour. */
export const tourDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A time of day in `HH:MM`. */
export const clockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** The time of day of a tour. [TOUR-005] */
export const tourTime = Type.Union([
  Type.Literal('Morning (8AM-12PM)'),
  Type.Literal('Afternoon (12PM-3PM)'),
  Type.Literal('Late afternoon (3PM-5PM)'),
  Type.Literal('Evening (5PM-8PM)'),
])

/** The page of a community's days for tours. */
export const TourDayParameters = Type.Object(paging, { additionalProperties: false })
export type TourDayParameters = Static<typeof TourDayParameters>

/** The tour of an emailed link, or your own. [FIND-013] */
export const TourParameters = Type.Object({ token: Type.Optional(token) }, { additionalProperties: false })
export type TourParameters = Static<typeof TourParameters>

/** How a booked tour or call ended. [WORK-020] */
export const bookingOutcome = Type.Union(bookingOutcomes.map((value) => Type.Literal(value)))

const tourStatus = Type.Union([Type.Literal('booked'), Type.Literal('requested'), Type.Literal('canceled')])

/** The tours to list: those at one community, or all that you may see. `isSecond` asks whether the family already toured the community. */
export const TourListParameters = listParameters(['createdAt', 'startsAt', 'endsAt'], {
  community: only(communitySlug),
  client: reference(uuid),
  status: choice(tourStatus),
  startsAt: range(moment),
  endsAt: range(moment),
  outcome: choice(bookingOutcome),
  outcomeAt: range(moment),
  isSecond: only(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  state: reference(stateCode),
  agent: reference(line(160)),
})
export type TourListParameters = Static<typeof TourListParameters>

/** A tour that staff book for a family. [WORK-020] */
export const NewTour = Type.Object(
  { clientId: uuid, communityId: communitySlug, date: tourDay, time: tourTime },
  { additionalProperties: false },
)
export type NewTour = Static<typeof NewTour>

/** Why staff cancel a tour or a call, in words that the family and the other staff read. */
export const cancelReason = line(300)

/** The tour or call to cancel. Only staff give a reason. [FIND-013, WORK-020] */
export const BookingCancellation = Type.Object(
  { token: Type.Optional(token), reason: Type.Optional(cancelReason) },
  { additionalProperties: false },
)
export type BookingCancellation = Static<typeof BookingCancellation>

/** How a tour ended. A second tour can be wanted after one that took place. Your note replaces the one of your side; without one, it's removed. [WORK-020] */
export const NewTourOutcome = Type.Object(
  {
    outcome: bookingOutcome,
    wantsSecondTour: Type.Optional(Type.Boolean()),
    note: Type.Optional(text(1000)),
  },
  { additionalProperties: false },
)
export type NewTourOutcome = Static<typeof NewTourOutcome>

/** Another time for a tour. [FIND-013] */
export const TourChange = Type.Object(
  { date: tourDay, time: tourTime, token: Type.Optional(token) },
  { additionalProperties: false },
)
export type TourChange = Static<typeof TourChange>

/** The hours in which a community gives tours. An empty list closes it for tours. [FIND-013] */
export const TourHoursChange = Type.Object(
  {
    hours: Type.Array(
      Type.Object(
        { weekday: Type.Integer({ minimum: 1, maximum: 5 }), opens: clockTime, closes: clockTime },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
  },
  { additionalProperties: false },
)
export type TourHoursChange = Static<typeof TourHoursChange>

/** When families can tour a community. [FIND-013, TOUR-001 to TOUR-006] */
export const tourDays = {
  list: {
    method: 'GET',
    path: '/marketplace/communities/:id/tour-days',
    status: 200,
    access: 'anyone',
    communityParameter: 'id',
    summary: 'Lists the days of the next two months on which a community gives tours, with free and booked times',
    resource: 'tour-days',
    query: TourDayParameters,
    response: pageOf<TourDay & { id: string }>(),
  },
} as const satisfies Endpoints

/** The hours in which a community gives tours, for its team. [FIND-013] */
export const tourHours = {
  get: {
    method: 'GET',
    path: '/platform/communities/:id/tour-hours',
    status: 200,
    access: editors,
    communityParameter: 'id',
    summary: 'Returns the hours in which a community gives tours',
    resource: 'tour-hours',
    response: of<CommunityTourHours>(),
  },
  replace: {
    method: 'PUT',
    path: '/platform/communities/:id/tour-hours',
    status: 200,
    access: editors,
    communityParameter: 'id',
    summary: 'Replaces the hours in which a community gives tours; booked tours stay',
    resource: 'tour-hours',
    body: TourHoursChange,
    response: of<CommunityTourHours>(),
  },
} as const satisfies Endpoints

/**
 * Tours, which a request or staff book. A family sees its own, also with an emailed link, and staff those of the families they see: a community's team
 * those of its communities. [FIND-013, WORK-020]
 */
export const tours = {
  list: {
    method: 'GET',
    path: '/platform/tours',
    status: 200,
    access: 'anyone',
    summary: 'Lists the tours you booked, and for staff those of their families, by default newest first',
    resource: 'tours',
    query: TourListParameters,
    response: pageOf<Tour>(),
  },
  get: {
    method: 'GET',
    path: '/platform/tours/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a tour',
    resource: 'tours',
    query: TourParameters,
    response: of<Tour>(),
  },
  create: {
    method: 'POST',
    path: '/platform/tours',
    status: 201,
    access: advisors,
    summary:
      'Books a free time for a family that you see, emails the family, and tells the community’s team if it has the family’s information',
    resource: 'tours',
    body: NewTour,
    response: of<Tour>(),
  },
  change: {
    method: 'PATCH',
    path: '/platform/tours/:id',
    status: 200,
    access: 'anyone',
    isVersioned: true,
    summary: 'Moves a tour to another free time and emails the family',
    resource: 'tours',
    body: TourChange,
    response: of<Tour>(),
  },
  cancel: {
    method: 'POST',
    path: '/platform/tours/:id/cancel',
    status: 201,
    access: 'anyone',
    isVersioned: true,
    summary: 'Cancels a tour, frees its time, and emails the family, with your reason if you are staff',
    resource: 'tours',
    body: BookingCancellation,
    response: of<Tour>(),
  },
  recordOutcome: {
    method: 'PUT',
    path: '/platform/tours/:id/outcome',
    status: 200,
    access: tourStaff,
    isVersioned: true,
    summary: 'Records or corrects how a tour ended, once it has begun. No one is emailed',
    resource: 'tours',
    body: NewTourOutcome,
    response: of<Tour>(),
  },
} as const satisfies Endpoints
