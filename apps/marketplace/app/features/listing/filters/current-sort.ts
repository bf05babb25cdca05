import { type ListingSort, listingSorts } from '@pkg/domain'
import type { FilterParameters } from '~/site/links/filter-parameters'

/** Returns the sort order of a listing that none was chosen for: by distance around a chosen point. [LIST-002] */
export const defaultSort = (filters: FilterParameters): ListingSort =>
  filters.some(([name]) => name === 'geo') ? 'distance' : 'recommended'

/** Returns the sort order of a listing. [LIST-002] */
export const currentSort = (filters: FilterParameters): ListingSort =>
  listingSorts.find((sort) => filters.some(([name, value]) => name === 'sort' && value === sort)) ??
  defaultSort(filters)
