import { stateName } from '@pkg/domain'
import { mapTexts } from '~/features/map'
import type { Listing } from './listing'

/** Returns whether a listing is of an area on the map. */
export const hasArea = ({ filters }: Pick<Listing, 'filters'>): boolean => filters.some(([name]) => name === 'geometry')

/** Returns the name of a listing's place or area, or an empty text for the whole country. */
export function placeName({ place, state, filters }: Pick<Listing, 'place' | 'state' | 'filters'>): string {
  if (hasArea({ filters })) return mapTexts.area
  if (!state) return ''
  return place ? `${place.name}, ${stateName(state)}` : stateName(state)
}
