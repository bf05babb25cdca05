import type { PartnerCollection } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'

/** A row of the collections. */
export interface CollectionRow {
  id: string
  name: string
  href: string
  communities: number
  createdAt: Moment
}

/** Returns the row of a collection. [DASH-007] */
export const collectionRow = (collection: PartnerCollection, clock: RequestClock): CollectionRow => ({
  id: collection.id,
  name: collection.name,
  href: `/partner-collections/${collection.id}`,
  communities: collection.communityIds.length,
  createdAt: formatMoment(collection.createdAt, clock),
})
