import { schemas } from '@pkg/api-client/server'
import { savedViews } from '../../database/schema/tables'
import type { CollectionRules } from '../../http/collections/collection'
import { requireTeam } from '../access'
import { isOwnView, isVisibleView } from './saved-view-store'

/** Lists that people saved. The owner changes one, and so do admins, if it's shared. Only advisors and admins share. [WORK-003, ROLE-010] */
export const savedViewCollection: CollectionRules<typeof schemas.SavedView> = {
  type: 'saved-views',
  schema: schemas.SavedView,
  table: savedViews,
  canRead: isVisibleView,
  canWrite: isOwnView,
  beforeCreate(person, body) {
    requireTeam(person, body)
    return { ownerId: person.userId, role: person.role }
  },
  beforeUpdate(person, body) {
    requireTeam(person, body)
    return {}
  },
  order: 'position',
}
