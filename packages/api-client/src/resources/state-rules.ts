import type { StateRule } from '@pkg/domain/disclosures'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { stateCode } from '../schemas/text'

/** A state's rule. [TRUST-015] */
export type StateRuleResource = StateRule & { id: string }

/** Filters for state rules: one state, and one day. [TRUST-015] */
export const StateRuleParameters = Type.Object(
  {
    'filter[state]': Type.Optional(stateCode),
    on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  { additionalProperties: false },
)
export type StateRuleParameters = Static<typeof StateRuleParameters>

/** The state rule pack. [TRUST-015] */
export const stateRules = {
  list: {
    method: 'GET',
    path: '/platform/state-rules',
    status: 200,
    access: 'anyone',
    summary: "Lists each state's referral rules on a given day",
    resource: 'state-rules',
    query: StateRuleParameters,
    response: pageOf<StateRuleResource>(),
  },
} as const satisfies Endpoints
