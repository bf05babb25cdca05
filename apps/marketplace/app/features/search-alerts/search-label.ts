import { careLabel, stateName, type TypeOfCareSlug } from '@pkg/domain'
import { filterLabel, listingTexts } from '~/features/listing'
import { mapTexts } from '~/features/map'
import { appliedValues } from '~/site/links/filter-parameters'

/** A search in words: what it lists, and each of its filters. */
export interface SearchLabel {
  title: string
  filters: string[]
}

/** Returns a saved search in words. [HOME-005] */
export function searchLabel({
  care,
  state,
  placeName,
  filters,
}: {
  care: TypeOfCareSlug
  /** The code of the state. */
  state?: string | undefined
  placeName?: string | undefined
  filters: string
}): SearchLabel {
  const parameters = [...new URLSearchParams(filters)]
  const where = parameters.some(([name]) => name === 'geometry')
    ? mapTexts.area
    : [placeName, state && stateName(state)].filter(Boolean).join(', ')
  return {
    title: listingTexts.title(careLabel(care), where),
    filters: appliedValues(parameters).map((applied) => filterLabel(applied, care)),
  }
}
