import { schemas } from '@pkg/api-client/server'
import type { Orm } from '../../../database/database'
import { contacts } from '../../../database/schema/tables'
import type { CollectionRules } from '../../../http/collections/collection'
import type { MergeKind } from '../merges/merge-store'
import { changedContactValues, newContactValues } from './contact-service'
import {
  changeableContacts,
  contactColumns,
  contactFilters,
  mergeableContacts,
  ownContacts,
  searchedContacts,
  visibleContacts,
} from './contact-store'

/** The address book. Those who left their company are listed on request. [API-039, DASH-014] */
export const contactCollection = (orm: Orm): CollectionRules<typeof schemas.Contact> => ({
  type: 'contacts',
  schema: schemas.Contact,
  table: contacts,
  canRead: visibleContacts,
  canWrite: changeableContacts,
  canRemove: ownContacts,
  computed: contactColumns,
  filters: contactFilters,
  beforeCreate: (person, body) => newContactValues(orm, person, body),
  beforeUpdate: (person, body) => changedContactValues(orm, person, body),
  search: searchedContacts,
  order: 'name',
})

/** How contacts are merged: their talks and former merges go to the remaining one. [DASH-014] */
export const contactMerges: MergeKind = {
  table: 'contacts',
  columns: contacts,
  one: 'contact',
  fields: ['name', 'role', 'jobTitle', 'email', 'phone', 'preference', 'communityId', 'organizationId'],
  references: [
    { table: 'contact_talks', key: 'id', column: 'contact_id' },
    { table: 'contacts', key: 'id', column: 'merged_into_id' },
  ],
  canMerge: mergeableContacts,
}
