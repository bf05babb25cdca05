import { isTypeOfCareSlug, anyCareSlug, type CommunityTile, type TypeOfCareSlug } from '@pkg/domain'
import type { Client } from '@pkg/api-client'
import { orErrorPage } from '@pkg/remix-host/server'
import { withDistinctHouses } from '~/features/photos/index.server'
import { customPricingTexts as words } from './texts'

/** Where a family looks for a community to ask, and for which care. */
export interface CommunityQuestion {
  place: string
  care: TypeOfCareSlug
}

/** The communities nearest to a place, or what to correct. */
export interface FoundCommunities {
  question: CommunityQuestion
  /** The place that was found, such as `Denver, CO`. */
  near?: string
  communities: CommunityTile[]
  error?: string
}

/** How many communities are offered, and how many matches of a place are read. */
const shown = 6
const candidates = 8

/** Reads a URL's `place` and `care`. Unknown types of care mean any. */
export function readCommunityQuestion({ searchParams }: URL): CommunityQuestion {
  const care = searchParams.get('care') ?? anyCareSlug
  return {
    place: (searchParams.get('place') ?? '').trim().slice(0, 80),
    care: isTypeOfCareSlug(care) ? care : anyCareSlug,
  }
}

/** Finds the communities nearest to the place that a family typed. Without a place, nothing is looked up. [ROUTE-018] */
export async function findCommunities(api: Client, question: CommunityQuestion): Promise<FoundCommunities> {
  const { place: typed, care } = question
  if (!typed) return { question, communities: [] }
  const { items: places } = await orErrorPage(api.places.search({ q: typed, limit: candidates }))
  const place = places.find(({ kind }) => kind === 'zip' || kind === 'city')
  if (!place) return { question, communities: [], error: words.unknownPlace(typed) }
  const { items } = await orErrorPage(
    api.communities.list({
      sort: 'distance',
      geo: `${place.latitude},${place.longitude}`,
      'page-size': String(shown),
      ...(care === anyCareSlug ? {} : { toc: care }),
    }),
  )
  const near = place.kind === 'zip' && place.zip ? `${place.zip}, ${place.state}` : `${place.name}, ${place.state}`
  return { question, near, communities: withDistinctHouses(items) }
}
