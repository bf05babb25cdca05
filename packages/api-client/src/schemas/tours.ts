import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range } from './list-parameters'
import { paging } from './paging'
import { communitySlug } from './text'

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** A time of day in `HH:MM`. */
export const clockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const tourTime = Type.Union([
  Type.Literal('Morning (8AM-12PM)'),
  Type.Literal('Afternoon (12PM-3PM)'),
  Type.Literal('Late afternoon (3PM-5PM)'),
  Type.Literal('Evening (5PM-8PM)'),
])

/** The page of a community's days for tours. */
export const TourDayParameters = Type.Object(paging, { additionalProperties: false })
export type TourDayParameters = Static<typeof TourDayParameters>

/** A day and time of day for a tour. [TOUR-005] */
export const TourChoice = Type.Object({ date: day, time: tourTime }, { additionalProperties: false })

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
  { date: day, time: tourTime, token: Type.Optional(token) },
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
