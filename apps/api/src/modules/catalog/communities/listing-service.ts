import type { BodyOf, endpoints, Listing } from '@pkg/api-client'
import type { CommunityChange } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { communities } from '../../../database/schema/tables'
import { conflict, notFound } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import { findListing } from './listing-store'
import { changeOrSuggest } from './suggested-edit-service'

/** Returns the listing of a community that the person manages. @throws {HttpError} 404 for any other. */
export async function getListing(orm: Orm, person: Person, id: string): Promise<Listing> {
  const listing = await findListing(orm, person, id)
  if (!listing) throw notFound('listing', id)
  return listing
}

/** Lists a community on the site. @throws {HttpError} 409 if it's already listed. */
export async function addListing(
  orm: Orm,
  person: Person,
  { communityId, status = 1 }: BodyOf<typeof endpoints.listings.create>,
): Promise<Listing> {
  const listing = await getListing(orm, person, communityId)
  if (listing.status >= 0) throw conflict('already-listed', 'This community is already on the site')
  return changeListing(orm, person, { id: communityId, change: { status }, base: undefined })
}

/** Changes a listing immediately for an admin, and suggests the change for a provider. @throws {HttpError} 404 or 412 */
export async function changeListing(
  orm: Orm,
  person: Person,
  { id, change, base }: { id: string; change: CommunityChange; base: number | undefined },
): Promise<Listing> {
  const { suggestedEdit } = await orm.transaction(async (tx) => {
    await requireVersion(tx, communities, id, base)
    return changeOrSuggest(tx, person, { id, change })
  })
  return { ...(await getListing(orm, person, id)), ...(suggestedEdit && { suggestedEdit }) }
}
