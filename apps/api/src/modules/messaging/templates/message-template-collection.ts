import { schemas } from '@pkg/api-client/server'
import { messageTemplates } from '../../../database/schema/tables'
import type { CollectionRules } from '../../../http/collections/collection'
import { isOwnTemplate, isVisibleTemplate } from './message-template-store'

/** Texts that people send often. The owner changes one. [WORK-008] */
export const messageTemplateCollection: CollectionRules<typeof schemas.MessageTemplate> = {
  type: 'message-templates',
  schema: schemas.MessageTemplate,
  table: messageTemplates,
  canRead: isVisibleTemplate,
  canWrite: isOwnTemplate,
  beforeCreate: ({ userId, role }) => ({ ownerId: userId, role }),
  searchColumns: ['name', 'text'],
  order: 'name',
}
