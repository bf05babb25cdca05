import { schemas } from '@pkg/api-client/server'
import { savedViews } from '../../database/schema/tables'
import type { CollectionRules } from '../../http/collections/collection'
import { isOwnView, isVisibleView } from './saved-view-store'

/** Lists that people saved. The owner changes one, and so do admins, if it's shared. [WORK-003] */
export const savedViewCollection: CollectionRules<typeof schemas.SavedView> = {
  type: 'saved-views',
  schema: schemas.SavedView,
  table: savedViews,
  canRead: isVisibleView,
  canWrite: isOwnView,
  beforeCreate: ({ userId, role }) => ({ ownerId: userId, role }),
  order: 'position',
}
