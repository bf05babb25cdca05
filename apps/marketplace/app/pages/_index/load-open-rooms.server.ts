import type { Client } from '@pkg/api-client'
import { type CommunityTile, stateBySlug } from '@pkg/domain'
import type { Prices } from '~/features/price-finder'

/** Communities with open rooms that were confirmed recently. */
export interface OpenRooms {
  /** The place that a person asked about, if there are any around it. */
  place?: string
  communities: CommunityTile[]
  total: number
  /** The listing of all of them. */
  href: string
}

const shown = '4'

/** Returns communities with open rooms where a person asks for prices, or anywhere if there are none. [FIND-016, TRUST-018] */
export async function loadOpenRooms(api: Client, { question, answer }: Prices): Promise<OpenRooms> {
  const [toc = '', stateSlug = '', city] = (answer?.listing.path ?? '').split('/').filter(Boolean)
  const state = stateBySlug(stateSlug)?.code
  if (question.place && answer && state) {
    const local = await listOpenRooms(api, { toc, state, ...(city && { city }) })
    const { name = question.place, path } = answer.listing
    if (local.total > 0) return { ...local, place: name, href: withOpenRooms(path) }
  }
  return { ...(await listOpenRooms(api, {})), href: withOpenRooms('/senior-living') }
}

async function listOpenRooms(api: Client, where: { toc?: string; state?: string; city?: string }) {
  const { items, total } = await api.communities.list({ ...where, only: 'open-rooms', 'page-size': shown })
  return { communities: items, total }
}

const withOpenRooms = (path: string) => `${path}?only=open-rooms`
