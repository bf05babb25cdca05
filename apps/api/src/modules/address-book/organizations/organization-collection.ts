import { schemas } from '@pkg/api-client/server'
import { organizations } from '../../../database/schema/tables'
import type { CollectionRules } from '../../../http/collections/collection'
import type { MergeKind } from '../merges/merge-store'
import { organizationFilters, organizationSums, visibleOrganizations } from './organization-columns-store'

/** The organizations, which everyone with the address book reads and admins write. [API-039, DASH-013] */
export const organizationCollection: CollectionRules<typeof schemas.Organization> = {
  type: 'organizations',
  schema: schemas.Organization,
  table: organizations,
  canRead: visibleOrganizations,
  computed: organizationSums,
  filters: organizationFilters,
  searchColumns: ['name', 'city'],
  order: 'name',
}

/** How organizations are merged: their communities, contacts, and former merges go to the remaining one. [DASH-013] */
export const organizationMerges: MergeKind = {
  table: 'organizations',
  columns: organizations,
  one: 'organization',
  fields: ['name', 'line1', 'city', 'state', 'zip', 'websiteUrl'],
  references: [
    { table: 'communities', key: 'key', column: 'organization_id' },
    { table: 'contacts', key: 'id', column: 'organization_id' },
    { table: 'organizations', key: 'id', column: 'merged_into_id' },
  ],
  canMerge: () => undefined,
}
