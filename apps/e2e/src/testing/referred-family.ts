import type { APIRequestContext } from '@playwright/test'
import type { FoundCommunity } from './communities'
import { newEmail } from './gate'
import { sendResource } from './send-resource'
import { api, dashboard } from './urls'
import type { Place } from './places'
import { addCommunity } from './world'

/** A place in a state whose law asks for no copy of a disclosure before an invoice. */
export const madison: Place = { city: 'Madison', state: 'WI', zip: '53703' }

/** A family that called about a community, and its page on the dashboard. */
export interface ReferredFamily {
  community: FoundCommunity
  id: string
  name: string
  page: string
}

/** Adds, as an admin, a community that pays half of the first month, and a family that called about it. */
export async function addReferredFamily(request: APIRequestContext, place: Place = madison): Promise<ReferredFamily> {
  const community = await addCommunity(request, place)
  const path = `${api}/marketplace/communities/${community.id}`
  await sendResource(request, 'PATCH', path, { type: 'communities', attributes: { feePercent: 50 } })
  const name = `Mara ${crypto.randomUUID().slice(0, 8)}`
  const consent = { id: 'spoken-contact', version: '1', language: 'en' }
  const attributes = { name, email: newEmail('move-ins'), communityId: community.id, consent }
  const family = await sendResource(request, 'POST', `${api}/marketplace/clients`, { type: 'clients', attributes })
  return { community, id: family.id, name, page: `${dashboard}/dashboard/families/${family.id}` }
}
