import { type CareLevel, careLevels, type CostIncrease, type MonthlyCost, roomTypes } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'

/** What a community costs a month. The id is the slug. [TRUST-012, TRUTH-010] */
export interface CostEstimate extends MonthlyCost {
  id: string
  care: CareLevel
  /** What would raise the likely cost, as far as the community states it. */
  increases: CostIncrease[]
}

/** The answers that a cost estimate depends on: the care, the room if one was chosen, and whether two people move in. [TRUST-012] */
export const CostParameters = Type.Object(
  {
    care: Type.Union(careLevels.map((level) => Type.Literal(level))),
    room: Type.Optional(Type.Union(roomTypes.map((room) => Type.Literal(room)))),
    'for-two': Type.Optional(Type.Literal('true')),
  },
  { additionalProperties: false },
)
export type CostParameters = Static<typeof CostParameters>

/** What communities cost a month. [TRUST-012, TRUTH-010] */
export const costEstimates = {
  get: {
    method: 'GET',
    path: '/marketplace/cost-estimates/:id',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns what a community costs a month, with each part, its source, and its date',
    resource: 'cost-estimates',
    query: CostParameters,
    response: of<CostEstimate>(),
  },
} as const satisfies Endpoints
