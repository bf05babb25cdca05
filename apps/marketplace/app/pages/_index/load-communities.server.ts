import { ApiUnreachableError, type Client } from '@pkg/api-client'
import { anyCareSlug, categoryUrl, type CommunityTile, stateBySlug, stateName } from '@pkg/domain'
import { withDistinctHousesInBoth } from '~/features/photos/index.server'
import type { Prices } from '~/features/price-finder'
import { chooseForHome, mainState } from './choose-communities'

/** Communities of one state: four with open rooms that were confirmed recently, and four that are highly rated. Each section can be empty. */
export interface HomeCommunities {
  openRooms: Section & {
    /** Whether all of them are in the city that a person asked about. */
    isNear: boolean
  }
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
 * Returns communities where a person asks for prices: those with open rooms of the city, or else of its state. Without a place, they are of the state
 * that most of the country’s first communities are in, which is a guess: the API doesn’t count open rooms by state. None is twice, and each shows its
 * price. A section whose list fails or is empty doesn’t keep the other from being shown. [LOOK-005, FIND-016, TRUST-018]
 */
export async function loadCommunities(api: Client, { question, answer }: Prices): Promise<HomeCommunities | undefined> {
  const [toc = '', stateSlug = '', city] = (answer?.listing.path ?? '').split('/').filter(Boolean)
  const state = question.place ? stateBySlug(stateSlug)?.code : undefined
  if (!state || !answer) return loadAnywhere(api)
  const [inCity, inState, best] = await Promise.all([
    city ? listOpenRooms(api, { toc, state, city }) : nothing,
    listOpenRooms(api, { toc, state }),
    list(api, { toc, state }),
  ])
  const found = { state: stateName(state), path: `/${toc}/${stateSlug}`, best }
  // A heading that names the city isn’t over communities of other cities.
  const near = chooseForHome(inCity.items)
  return near.length > 0 && near.length >= chooseForHome(inState.items).length
    ? arrange({
        ...found,
        open: inCity,
        city: { name: answer.listing.name ?? question.place, path: answer.listing.path },
      })
    : arrange({ ...found, open: inState })
}

async function loadAnywhere(api: Client): Promise<HomeCommunities | undefined> {
  const everywhere = await listOpenRooms(api, {})
  const state = mainState(everywhere.items) ?? mainState((await list(api, {})).items)
  if (!state) return undefined
  const [open, best] = await Promise.all([listOpenRooms(api, { state }), list(api, { state })])
  return arrange({ state: stateName(state), path: categoryUrl({ care: anyCareSlug, state }), open, best })
}

/** Communities of a list, and how many there are. */
interface Page {
  items: CommunityTile[]
  total: number
}

interface FoundCommunities {
  /** The name of the state, and the path of its list. */
  state: string
  path: string
  open: Page
  best: Page
  /** The city, if the open rooms are there. */
  city?: { name: string; path: string }
}

function arrange({ state, path, open, best, city }: FoundCommunities): HomeCommunities {
  const withRooms = chooseForHome(open.items)
  const [openRooms, rated] = withDistinctHousesInBoth(withRooms, chooseForHome(best.items, withRooms))
  return {
    openRooms: {
      place: city?.name ?? state,
      isNear: city !== undefined,
      communities: openRooms,
      total: open.total,
      href: `${city?.path ?? path}?only=open-rooms`,
    },
    best: { place: state, communities: rated, total: best.total, href: path },
  }
}

const nothing: Page = { items: [], total: 0 }

const list = (api: Client, where: Where & { only?: 'open-rooms' }): Promise<Page> =>
  api.communities.list({ ...where, 'page-size': listed }).catch((error: unknown) => {
    if (!(error instanceof ApiUnreachableError)) console.error(error)
    return nothing
  })

const listOpenRooms = (api: Client, where: Where) => list(api, { ...where, only: 'open-rooms' })
