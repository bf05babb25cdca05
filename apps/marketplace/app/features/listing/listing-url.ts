import { anyCareSlug, isTypeOfCareSlug, slugify, stateByCode, stateBySlug } from '@pkg/domain'

/** The segments of a listing's path, as sent. */
export interface ListingPath {
  care: string
  state?: string
  place?: string
}

const listParameters = new Set(['size', 'only', 'pays', 'filter[care-services]'])

/**
 * Returns the URL of a listing in its one spelling: lowercase path, care type and place in the path, no empty parameters, and the choices of each list
 * in one parameter. Forms send every field, and people type and share other spellings. [ROUTE-002 to ROUTE-005, LIST-009]
 */
export function canonicalListingUrl(path: ListingPath, sent: URLSearchParams): string {
  const clean = cleanParameters(sent)
  const chosenCare = clean.get('toc')?.toLowerCase()
  const chosenState = clean.get('state')
  const chosenCity = clean.get('city')
  for (const name of ['toc', 'state', 'city']) clean.delete(name)
  const care = chosenCare && isTypeOfCareSlug(chosenCare) ? chosenCare : path.care.toLowerCase()
  const state = path.state?.toLowerCase() ?? (chosenState ? stateSlug(chosenState) : undefined)
  const place = path.place?.toLowerCase() ?? (state && chosenCity ? slugify(chosenCity) : undefined)
  const target = [care || anyCareSlug, state, place].filter(Boolean).join('/')
  return `/${target}${clean.size > 0 ? `?${clean}` : ''}`
}

const stateSlug = (text: string) =>
  (stateByCode(text.toUpperCase()) ?? stateBySlug(slugify(text)))?.slug ?? slugify(text)

function cleanParameters(sent: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name).filter((value) => value !== '')
    const [first] = values
    if (first === undefined || isDefault(name, first, sent)) continue
    clean.set(name, listParameters.has(name) ? values.join(',') : first)
  }
  return clean
}

/** Returns whether a parameter changes nothing. With a point, the default order is the distance. */
function isDefault(name: string, value: string, sent: URLSearchParams): boolean {
  if (name === 'sort') return value === (sent.get('geo') ? 'distance' : 'recommended')
  return name === 'page-number' && value === '1'
}
