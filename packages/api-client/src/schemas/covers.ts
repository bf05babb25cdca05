import { type Static, Type } from '@sinclair/typebox'
import { day } from './collection'
import { listParameters, only, range, reference } from './list-parameters'
import { line } from './text'

/** The list of covers. `agent` is the absent advisor, and `covering` the one who covers. [WORK-007] */
export const CoverParameters = listParameters(['from', 'until', 'createdAt'], {
  agent: reference(line(160)),
  covering: reference(line(160)),
  from: range(day),
  until: range(day),
  status: only(Type.Union([Type.Literal('planned'), Type.Literal('active'), Type.Literal('ended')])),
})
export type CoverParameters = Static<typeof CoverParameters>

/** Names a colleague who covers for an absent advisor on days, the last one included. `agentId` is the absent one, by default yourself. [WORK-007] */
export const NewCover = Type.Object(
  { agentId: Type.Optional(line(160)), coveringId: line(160), from: day, until: day },
  { additionalProperties: false },
)
export type NewCover = Static<typeof NewCover>
