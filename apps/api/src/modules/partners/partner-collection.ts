import { schemas } from '@pkg/api-client/server'
import { partners } from '../../database/schema/tables'
import type { CollectionRules } from '../../http/collections/collection'
import { allPartners, partnerNumbers } from './partner-columns-store'

/** The partners, which admins read and write. [WORK-012] */
export const partnerCollection: CollectionRules<typeof schemas.Partner> = {
  type: 'partners',
  schema: schemas.Partner,
  table: partners,
  canRead: allPartners,
  computed: partnerNumbers,
  searchColumns: ['name'],
  order: 'name',
}
