import { Type } from '@sinclair/typebox'

/** The roles of people with an account. [ROLE-001] */
export const accountRole = Type.Union(
  (['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const).map((value) => Type.Literal(value)),
)

/** An account's status. `invited` hasn't signed up yet; `disabled` can't sign in. */
export const accountStatus = Type.Union(
  (['active', 'invited', 'disabled'] as const).map((value) => Type.Literal(value)),
)
