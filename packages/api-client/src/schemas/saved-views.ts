import { type Static, Type } from '@sinclair/typebox'
import { moment, record, strictObject } from './collection'
import { choice, listParameters, range, reference } from './list-parameters'
import { line } from './text'

const sharing = Type.Union([Type.Literal('me'), Type.Literal('team')])

/** A list that a person named: its area, such as `families`, and the query of its page. The team is everyone with the same role. [WORK-003] */
export const NewSavedView = strictObject({
  area: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
  name: line(60),
  query: Type.String({ maxLength: 2000, pattern: '^[^#\\s]*$' }),
  sharedWith: sharing,
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export const SavedView = Type.Composite([
  Type.Object({
    ...record,
    /** Whether the person saved it, and can change it. */
    ownerId: Type.String(),
    createdAt: moment,
  }),
  NewSavedView,
])
export const SavedViewParameters = listParameters(['position', 'name', 'createdAt'], {
  area: reference(NewSavedView.properties.area),
  sharedWith: choice(sharing),
  createdAt: range(moment),
})
export type NewSavedView = Static<typeof NewSavedView>
export type SavedView = Static<typeof SavedView>
export type SavedViewParameters = Static<typeof SavedViewParameters>
