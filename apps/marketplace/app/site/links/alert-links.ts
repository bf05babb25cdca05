import { type FilterParameters, listingHref } from './filter-parameters'

/** The page of the searches that a person saved. [HOME-005] */
export const savedSearchesPath = '/homebase/searches'

/** The name of the parameter with the path of the list to save. */
export const listParameter = 'list'

/** Returns the path of the page that saves the search of a listing. It's the same for everyone, so a public page can link to it. [HOME-005, FIND-014] */
export const newAlertPath = (path: string, filters: FilterParameters): string =>
  `/search-alerts/new?${listParameter}=${encodeURIComponent(listingHref(path, filters))}`
