import { schemas } from '@pkg/api-client/server'
import { messageTemplates } from '../../../database/schema/tables'
import type { CollectionRules } from '../../../http/collections/collection'
import { requireTeam } from '../../access'
import { isOwnTemplate, isVisibleTemplate } from './message-template-store'

/** Texts that people send often. The owner changes one. Only advisors and admins share. [WORK-008, ROLE-010] */
export const messageTemplateCollection: CollectionRules<typeof schemas.MessageTemplate> = {
  type: 'message-templates',
  schema: schemas.MessageTemplate,
  table: messageTemplates,
  canRead: isVisibleTemplate,
  canWrite: isOwnTemplate,
  beforeCreate(person, body) {
    requireTeam(person, body)
    return { ownerId: person.userId, role: person.role }
  },
  beforeUpdate(person, body) {
    requireTeam(person, body)
    return {}
  },
  searchColumns: ['name', 'text'],
  order: 'name',
}
