import { endpoints, schemas } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { collectionsTexts } from './texts'

const hasName = (value: string | undefined) => (isBlank(value) ? collectionsTexts.nameMissing : undefined)

/** The form that adds a collection. [DASH-007] */
export const newCollectionForm = defineForm(endpoints.partnerCollections.create.body, {
  fields: { name: 'name', note: 'note' },
  validators: { name: hasName },
})

/** The form that renames a collection and changes its note. [DASH-007] */
export const collectionForm = defineForm(schemas.PartnerCollectionChange, {
  fields: { name: 'name', note: 'note' },
  validators: { name: hasName },
})

/** The form that creates a link. [DASH-007] */
export const collectionLinkForm = defineForm(endpoints.collectionLinks.create.body, {
  fields: { clientId: 'family' },
})
