import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, range } from './list-parameters'
import { paging } from './paging'
import { clockTime } from './tours'

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** When a call begins, as ISO 8601 in UTC. */
export const CallStart = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:00(\\.000)?Z$',
})

/** The page of the days on which an advisor can call. */
export const CallDayParameters = Type.Object(paging, { additionalProperties: false })
export type CallDayParameters = Static<typeof CallDayParameters>

/** The page of the calls that you may see. */
export const CallListParameters = listParameters(['createdAt', 'startsAt'], {
  status: choice(Type.Union([Type.Literal('booked'), Type.Literal('canceled')])),
  startsAt: range(moment),
})
export type CallListParameters = Static<typeof CallListParameters>

/** The call of an emailed link, or your own. */
export const CallParameters = Type.Object({ token: Type.Optional(token) }, { additionalProperties: false })
export type CallParameters = Static<typeof CallParameters>

/** Another time for a call. */
export const CallChange = Type.Object(
  { startsAt: CallStart, token: Type.Optional(token) },
  { additionalProperties: false },
)
export type CallChange = Static<typeof CallChange>

/** The hours in which an advisor takes calls. An empty list ends the booking of calls. */
export const CallHoursChange = Type.Object(
  {
    hours: Type.Array(
      Type.Object(
        { weekday: Type.Integer({ minimum: 1, maximum: 5 }), opens: clockTime, closes: clockTime },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    /** Days without calls, both included. Unset leaves them as they are. */
    timeOff: Type.Optional(
      Type.Array(Type.Object({ from: day, until: day }, { additionalProperties: false }), { maxItems: 20 }),
    ),
  },
  { additionalProperties: false },
)
export type CallHoursChange = Static<typeof CallHoursChange>
