import { isTypeOfCareSlug, narrowsList, stateBySlug, type StateCode, type TypeOfCareSlug } from '@pkg/domain'

/** A list to save: its care type, place, and filters. */
export interface ListToSave {
  care: TypeOfCareSlug
  state?: StateCode
  /** The slug of the city, neighborhood, or county. */
  place?: string
  /** The filters, as the query string of the list. */
  filters: string
}

/** Reads the path of a list, or returns undefined for any other text. An order or a page is left out. [HOME-005] */
export function readList(list: string): ListToSave | undefined {
  const [path = '', query = ''] = list.split('?')
  const [empty, care = '', stateSlug, place, ...more] = path.split('/')
  const state = stateSlug === undefined ? undefined : stateBySlug(stateSlug)
  const isKnown = empty === '' && isTypeOfCareSlug(care) && more.length === 0 && (stateSlug === undefined || state)
  if (!isKnown) return undefined
  const filters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => narrowsList(name)))
  return { care, ...(state && { state: state.code }), ...(place && { place }), filters: String(filters) }
}
