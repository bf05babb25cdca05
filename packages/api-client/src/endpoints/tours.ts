import type { TourDay, TourHours, TourTime } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  TourChange,
  TourDayParameters,
  TourHoursChange,
  TourListParameters,
  TourParameters,
} from '../schemas/tours'

const editors = ['provider', 'admin'] as const

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
    query: of<TourDayParameters>(),
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
    body: of<TourHoursChange>(),
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
    query: of<TourListParameters>(),
    response: pageOf<Tour>(),
  },
  get: {
    method: 'GET',
    path: '/platform/tours/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a tour',
    resource: 'tours',
    query: of<TourParameters>(),
    response: of<Tour>(),
  },
  change: {
    method: 'PATCH',
    path: '/platform/tours/:id',
    status: 200,
    access: 'anyone',
    summary: 'Moves a tour to another free time and emails the family',
    resource: 'tours',
    body: of<TourChange>(),
    response: of<Tour>(),
  },
  cancel: {
    method: 'POST',
    path: '/platform/tours/:id/cancel',
    status: 201,
    access: 'anyone',
    summary: 'Cancels a tour, frees its time, and emails the family',
    resource: 'tours',
    body: of<TourParameters>(),
    response: of<Tour>(),
  },
} as const satisfies Endpoints
