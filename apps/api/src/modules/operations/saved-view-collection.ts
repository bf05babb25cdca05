import { schemas } from '@pkg/api-client/server'
import { savedViews } from '../../database/schema/tables'
import type { CollectionRules, Values } from '../../http/collections/collection'
import { unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { isOwnView, isTeam, isVisibleView } from './saved-view-store'

/** Lists that people saved. The owner changes one, and so do admins, if it's shared. Only advisors and admins share. [WORK-003, ROLE-010] */
export const savedViewCollection: CollectionRules<typeof schemas.SavedView> = {
  type: 'saved-views',
  schema: schemas.SavedView,
  table: savedViews,
  canRead: isVisibleView,
  canWrite: isOwnView,
  beforeCreate(person, body) {
    checkSharing(person, body)
    return { ownerId: person.userId, role: person.role }
  },
  beforeUpdate(person, body) {
    checkSharing(person, body)
    return {}
  },
  order: 'position',
}

/** @throws {HttpError} 422 if a person who has no team shares a view: its name and search can name families */
function checkSharing(person: Person, { sharedWith }: Values): void {
  if (sharedWith !== 'team' || isTeam(person)) return
  const detail = 'Providers and real estate agents save lists for themselves. Send me instead of team'
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/sharedWith' } }])
}
