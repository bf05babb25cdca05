import type { ListingLink, ListingLinks, Place } from '@pkg/api-client'
import { careLabel, careTypeSlugs, categoryUrl, type StateCode, states, type TypeOfCareSlug } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import {
  citiesAround,
  type CountedArea,
  countCareTypes,
  countCities,
  countCounties,
  countStates,
  type ListingArea,
} from './listing-link-store'
import { countyLabel } from './place-cells'

/** The number of cities around a city to link to. */
const neighbors = 12

/**
 * Returns the listings that one links to: a country to its states, a state to its counties and cities, a county to its cities, a city to its county and
 * its neighbors, and each place to its other care types. Only listings with communities. [FIND-008]
 */
export async function listListingLinks(
  orm: Orm,
  { care, state, place }: { care: TypeOfCareSlug; state?: StateCode | undefined; place?: Place | undefined },
): Promise<ListingLinks> {
  const id = [care, state, place?.slug].filter(Boolean).join(' ')
  if (!state) return { id, states: await listStates(orm, care), counties: [], cities: [], care: [] }
  const isCounty = place?.kind === 'county'
  const area: ListingArea = { care, state, ...(place && (isCounty ? { county: place.slug } : { city: place.slug })) }
  const [counties, cities, careTypes] = await Promise.all([
    isCounty ? [] : countCounties(orm, area),
    place && !isCounty
      ? citiesAround(orm, { center: place, care, without: { state, city: place.slug }, limit: neighbors })
      : countCities(orm, area),
    listCareTypes(orm, area, place?.slug),
  ])
  const toLink = ({ name, slug, state: code, communities }: CountedArea): ListingLink => ({
    name: code === state ? name : `${name}, ${code}`,
    path: categoryUrl({ care, state: code, city: slug }),
    communities,
  })
  return {
    id,
    states: [],
    counties: counties.map((county) => toLink({ ...county, name: countyLabel(county.name, county.state) })),
    cities: cities.map(toLink),
    care: careTypes,
  }
}

async function listStates(orm: Orm, care: TypeOfCareSlug): Promise<ListingLink[]> {
  const counts = new Map((await countStates(orm, { care })).map((row) => [row.state, row.communities]))
  return states.flatMap(({ code, name }) => {
    const communities = counts.get(code)
    return communities ? [{ name, path: categoryUrl({ care, state: code }), communities }] : []
  })
}

async function listCareTypes(orm: Orm, area: ListingArea, place: string | undefined): Promise<ListingLinks['care']> {
  const counts = new Map((await countCareTypes(orm, area)).map((row) => [row.care, row.communities]))
  return careTypeSlugs.flatMap((care) => {
    const communities = counts.get(care)
    if (!communities || care === area.care) return []
    return [{ care, name: careLabel(care), path: categoryUrl({ care, state: area.state, city: place }), communities }]
  })
}
