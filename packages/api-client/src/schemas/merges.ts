import { Type } from '@sinclair/typebox'
import { moment, strictObject } from './record'
import { uuid } from './text'

/** Which record stays, and which goes into it. */
const pair = { keepId: uuid, mergeId: uuid }

/**
 * Returns the schema of a merge of two records. The values that the remaining one lacks come from the other, and so do those that `take` names.
 * [DASH-013, DASH-014]
 */
export const mergeBody = <const Field extends string>(fields: readonly Field[]) => {
  const field = Type.Union(fields.map((name) => Type.Literal(name)))
  return strictObject({
    ...pair,
    take: Type.Optional(Type.Array(field, { uniqueItems: true, maxItems: fields.length })),
  })
}

/** The merge to undo. */
export const unmergeBody = strictObject(pair)

/** The records that were merged into one, newest first, each with the time until which that can be undone. */
export const mergeNotes = Type.Array(
  Type.Object({ id: Type.String(), name: Type.String(), at: moment, by: Type.String(), undoUntil: moment }),
)
