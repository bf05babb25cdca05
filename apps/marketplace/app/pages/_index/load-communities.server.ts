import type { Client } from '@pkg/api-client'
import { anyCareSlug, categoryUrl, type CommunityTile, stateBySlug, stateName } from '@pkg/domain'
import type { Prices } from '~/features/price-finder'
import { chooseForHome, mainState } from './choose-communities'

/** Communities of one state: four with open rooms that were confirmed recently, and four that are highly rated. */
export interface HomeCommunities {
  openRooms: Section & { isNear: boolean }
  best: Section
}

/** Some communities, and the listing of all of them. */
interface Section {
  /** The state, or the place in it that a person asked about. */
  place: string
  communities: CommunityTile[]
  total: number
  href: string
}

/** Where communities are listed. */
interface Where {
  toc?: string
  state?: string
  city?: string
}

/** Enough to choose from, because some show no price. */
const listed = '24'

/**
 * Returns communities where a person asks for prices, those of the city before others of its state. Without a place, or where no rooms are open, they are of the
 * state with the most open rooms. None is twice, and each shows its price. Undefined if no rooms are open anywhere. [LOOK-005, FIND-016, TRUST-018]
 */
export async function loadCommunities(api: Client, prices: Prices): Promise<HomeCommunities | undefined> {
  return (await loadNear(api, prices)) ?? loadAnywhere(api)
}

async function loadNear(api: Client, { question, answer }: Prices): Promise<HomeCommunities | undefined> {
  const [toc = '', stateSlug = '', city] = (answer?.listing.path ?? '').split('/').filter(Boolean)
  const state = stateBySlug(stateSlug)?.code
  if (!question.place || !answer || !state) return undefined
  const [inCity, inState, best] = await Promise.all([
    city ? listOpenRooms(api, { toc, state, city }) : { items: [], total: 0 },
    listOpenRooms(api, { toc, state }),
    list(api, { toc, state }),
  ])
  if (inState.total === 0) return undefined
  const chosen = chooseForHome([...inCity.items, ...inState.items], best.items)
  const isInCity = inCity.total > 0
  const statePath = `/${toc}/${stateSlug}`
  const path = isInCity ? answer.listing.path : statePath
  const place = isInCity ? (answer.listing.name ?? question.place) : stateName(state)
  return {
    openRooms: {
      place,
      isNear: isInCity,
      communities: chosen.openRooms,
      total: isInCity ? inCity.total : inState.total,
      href: withOpenRooms(path),
    },
    best: {
      place: stateName(state),
      communities: chosen.best,
      total: best.total,
      href: statePath,
    },
  }
}

async function loadAnywhere(api: Client): Promise<HomeCommunities | undefined> {
  const state = mainState((await listOpenRooms(api, {})).items)
  if (!state) return undefined
  const [open, best] = await Promise.all([listOpenRooms(api, { state }), list(api, { state })])
  const chosen = chooseForHome(open.items, best.items)
  const place = stateName(state)
  const path = categoryUrl({ care: anyCareSlug, state })
  return {
    openRooms: {
      place,
      isNear: false,
      communities: chosen.openRooms,
      total: open.total,
      href: withOpenRooms(path),
    },
    best: { place, communities: chosen.best, total: best.total, href: path },
  }
}

const list = (api: Client, where: Where) => api.communities.list({ ...where, 'page-size': listed })

const listOpenRooms = (api: Client, where: Where) =>
  api.communities.list({ ...where, only: 'open-rooms', 'page-size': listed })

/** Returns the listing of open rooms. */
const withOpenRooms = (path: string): string => `${path}?only=open-rooms`
