import type { TourDay, TourHours, TourTime } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { editors } from '../roles'
import { moment } from '../schemas/record'
import { token } from '../schemas/ids'
import { choice, listParameters, only, range } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { communitySlug } from '../schemas/text'

/** A tour of a community. [FIND-013] */
export interface Tour {
  id: string
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
  /** The family. Only for staff. */
  clientId?: string
  clientName?: string
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

const tourStatus = Type.Union([Type.Literal('booked'), Type.Literal('requested'), Type.Literal('canceled')])

/** The tours to list: those at one community, or all that you may see. */
export const TourListParameters = listParameters(['createdAt', 'startsAt'], {
  community: only(communitySlug),
  status: choice(tourStatus),
  startsAt: range(moment),
})
export type TourListParameters = Static<typeof TourListParameters>

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

/** Tours, which a request books. A family sees its own, also with an emailed link, and staff those of the families they see. [FIND-013] */
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
  change: {
    method: 'PATCH',
    path: '/platform/tours/:id',
    status: 200,
    access: 'anyone',
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
    summary: 'Cancels a tour, frees its time, and emails the family',
    resource: 'tours',
    body: TourParameters,
    response: of<Tour>(),
  },
} as const satisfies Endpoints
