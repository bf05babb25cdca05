import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'

/** How the directory of advisors is narrowed. */
export const AgentParameters = Type.Object(
  {
    ...paging,
    'filter[region]': Type.Optional(Type.String({ maxLength: 40 })),
    'filter[state]': Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  },
  { additionalProperties: false },
)
export type AgentParameters = Static<typeof AgentParameters>
