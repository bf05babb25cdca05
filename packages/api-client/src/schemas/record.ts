import { type TObject, type TProperties, Type } from '@sinclair/typebox'
import { formMark } from './text'

/** What every record has: its id, and how often it was changed, counted from 1. [WORK-005] */
export const record = { id: Type.String(), version: Type.Integer() }

/** Returns an object schema that rejects unknown fields. */
export const strictObject = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** Returns the schema of an update, in which every field is optional and `null` removes an optional value. */
export function changeOf({ properties, required = [] }: TObject): TObject {
  const changeable: TProperties = {}
  for (const [name, schema] of Object.entries(properties)) {
    changeable[name] = Type.Optional(required.includes(name) ? schema : Type.Union([schema, Type.Null()]))
  }
  return Type.Object(changeable, { additionalProperties: false, minProperties: 1 })
}

const daysOf31 = '\\d{4}-(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])'
const daysOf30 = '\\d{4}-(0[469]|11)-(0[1-9]|[12]\\d|30)'
const daysOfFebruary = '\\d{4}-02-(0[1-9]|1\\d|2[0-8])'
const leapDays = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29'
const timeOfDay = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?'

/** A point in time in ISO 8601 with its zone, on a day that exists: JavaScript reads February 30 as March 2. */
export const moment = Type.String({
  pattern: `^(${daysOf31}|${daysOf30}|${daysOfFebruary}|${leapDays})T${timeOfDay}(Z|[+-]\\d{2}:\\d{2})$`,
  [formMark]: 'a time with its zone, such as 2026-11-28T17:00:00Z',
})

/** A calendar day, YYYY-MM-DD. */
export const day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  [formMark]: 'a day, such as 2026-11-28',
})
