import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { listParameters, range, reference } from './list-parameters'
import { uuid } from './text'

/**
 * A change of how this session works: in another of the person's roles, or for an admin, as another person sees the dashboard. `null` returns to
 * one's own account. [WORK-001]
 */
export const SessionChange = Type.Object(
  {
    role: Type.Optional(
      Type.Union((['provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value))),
    ),
    viewedUserId: Type.Optional(Type.Union([uuid, Type.Null()])),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)
export type SessionChange = Static<typeof SessionChange>

/** The list of views of the dashboard as someone else. [WORK-001, WORK-017] */
export const AccountViewParameters = listParameters(['startedAt'], {
  user: reference(uuid),
  admin: reference(uuid),
  startedAt: range(moment),
})
export type AccountViewParameters = Static<typeof AccountViewParameters>
