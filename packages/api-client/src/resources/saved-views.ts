import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { staff } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { line } from '../schemas/text'

const sharing = Type.Union([Type.Literal('me'), Type.Literal('team')])

/**
 * A list that a person named: its area, such as `families`, and the query of its page. The team is everyone with the same role. Providers and real estate agents
 * have none. [WORK-003]
 */
export const NewSavedView = strictObject({
  area: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
  name: line(60),
  query: Type.String({ maxLength: 2000, pattern: '^[^#\\s]*$' }),
  sharedWith: sharing,
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export type NewSavedView = Static<typeof NewSavedView>

/** A saved view of a list. [WORK-003] */
export const SavedView = Type.Composite([
  Type.Object({
    ...record,
    /** Whether the person saved it, and can change it. */
    ownerId: Type.String(),
    createdAt: moment,
  }),
  NewSavedView,
])
export type SavedView = Static<typeof SavedView>

/** The saved views to list. */
export const SavedViewParameters = listParameters(['position', 'name', 'createdAt'], {
  area: reference(NewSavedView.properties.area),
  sharedWith: choice(sharing),
  createdAt: range(moment),
})
export type SavedViewParameters = Static<typeof SavedViewParameters>

/** Lists that people saved under a name. Everyone sees their own, and those that their team shares. [WORK-003] */
export const savedViews = collection({
  entity: SavedView,
  query: SavedViewParameters,
  made: NewSavedView,
  path: '/platform/saved-views',
  type: 'saved-views',
  one: 'a saved view',
  many: 'your saved views and those that your team shares',
  read: staff,
  write: staff,
})
