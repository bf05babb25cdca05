import { callOutcomes } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, range, reference } from './list-parameters'
import { line, text, uuid } from './text'

const outcome = Type.Union(callOutcomes.map((value) => Type.Literal(value)))

/** The list of calls that staff logged. [WORK-009] */
export const CallLogParameters = listParameters(['at', 'minutes'], {
  client: reference(uuid),
  outcome: choice(outcome),
  agent: reference(line(160)),
  at: range(moment),
  minutes: range(Type.Integer({ minimum: 0, maximum: 1440 })),
})
export type CallLogParameters = Static<typeof CallLogParameters>

/** A call to a family, by default now. [WORK-009] */
export const NewCallLog = Type.Object(
  {
    clientId: uuid,
    outcome,
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
    note: Type.Optional(text(4000)),
    at: Type.Optional(moment),
  },
  { additionalProperties: false },
)
export type NewCallLog = Static<typeof NewCallLog>
