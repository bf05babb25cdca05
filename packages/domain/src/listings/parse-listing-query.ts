import { anyCareSlug, careTypeSlugs } from '../care/care-types'
import { isAmenityFlag, type AmenityFlag } from '../communities/amenities'
import { paymentSources } from '../communities/payment-sources'
import { communitySizes } from '../communities/size'
import { regionSlugs } from '../places/regions'
import { stateByCode, stateBySlug, type StateCode } from '../places/states'
import * as texts from './query-texts'
import {
  defaultPageSize,
  listingSorts,
  maxPageNumber,
  maxPageSize,
  minRatings,
  onlyConditions,
  startingRates,
  type ListingQuery,
  type ParsedListingQuery,
  type QueryError,
} from './listing-query'
import {
  readArea,
  readBoolean,
  readCircle,
  readComparison,
  readNames,
  readOneOf,
  readPoint,
  readSomeOf,
  readStayLimit,
  readText,
  readWholeNumber,
  type ParseResult,
} from './query-values'

const filterName = /^filter\[(.*)\]$/
const knownFilters = ['status', 'geo', 'address', 'region', 'county', 'name', 'care-services', 'id']

/** Returns whether a name is that of a listing's filter, such as `filter[county]`. [LIST-003 to LIST-014] */
export function isListingFilter(parameter: string): boolean {
  const name = filterName.exec(parameter)?.[1]
  return name !== undefined && (knownFilters.includes(name) || isAmenityFlag(name))
}

function readState(text: string): ParseResult<StateCode> {
  const state = stateByCode(text) ?? stateBySlug(text)
  return state ? { value: state.code } : { message: texts.state }
}

/** Collects the values and errors of parameters. A blank parameter counts as missing, because forms send empty fields. */
class ParameterReader {
  readonly errors: QueryError[] = []
  readonly #params: URLSearchParams

  constructor(params: URLSearchParams) {
    this.#params = params
  }

  /** Reads a parameter with one value. */
  one<Value>(parameter: string, read: (text: string) => ParseResult<Value>): Value | undefined {
    const [text, another] = this.#given(parameter)
    if (another !== undefined) {
      this.errors.push({ parameter, message: texts.repeated })
      return undefined
    }
    return this.#read(parameter, text, read)
  }

  /** Reads a list parameter, separated by commas or repeated as form checkboxes are. */
  list<Value>(parameter: string, read: (text: string) => ParseResult<Value[]>): Value[] | undefined {
    const values = this.#read(parameter, this.#given(parameter).join(',') || undefined, read)
    return values && values.length > 0 ? values : undefined
  }

  #given(parameter: string): string[] {
    return this.#params
      .getAll(parameter)
      .map((text) => text.trim())
      .filter(Boolean)
  }

  #read<Value>(parameter: string, text: string | undefined, read: (text: string) => ParseResult<Value>) {
    if (text === undefined) return undefined
    const reading = read(text)
    if ('value' in reading) return reading.value
    this.errors.push({ parameter, message: reading.message })
    return undefined
  }
}

/** Removes entries that are `undefined`. */
function withoutUndefined<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }
}

function readAmenities(
  params: URLSearchParams,
  reader: ParameterReader,
): Partial<Record<AmenityFlag, boolean>> | undefined {
  const flags: Partial<Record<AmenityFlag, boolean>> = {}
  for (const parameter of new Set(params.keys())) {
    const name = filterName.exec(parameter)?.[1]
    if (name === undefined || knownFilters.includes(name)) continue
    if (isAmenityFlag(name)) {
      const value = reader.one(parameter, readBoolean)
      if (value !== undefined) flags[name] = value
    } else {
      reader.errors.push({ parameter, message: texts.unknownFilter })
    }
  }
  return Object.keys(flags).length > 0 ? flags : undefined
}

/**
 * Parses a listing's query string into a query, or returns every error by parameter. Ignores parameters that aren't filters, such as utm
 * tags, but not unknown filters. A blank parameter counts as missing. [LIST-001 to LIST-014]
 */
export function parseListingQuery(params: URLSearchParams): ParsedListingQuery {
  const reader = new ParameterReader(params)
  const filter: ListingQuery['filter'] = withoutUndefined({
    status: reader.one('filter[status]', readComparison),
    geo: reader.one('filter[geo]', readCircle),
    address: reader.one('filter[address]', readText),
    region: reader.one('filter[region]', (text) => readOneOf(text, regionSlugs)),
    county: reader.one('filter[county]', readText),
    name: reader.one('filter[name]', readText),
    careServices: reader.list('filter[care-services]', (text) => readSomeOf(text, careTypeSlugs)),
    id: reader.list('filter[id]', readNames),
    amenities: readAmenities(params, reader),
  })
  const value: ListingQuery = {
    pageNumber: reader.one('page-number', (text) => readWholeNumber(text, 1, maxPageNumber)) ?? 1,
    pageSize: reader.one('page-size', (text) => readWholeNumber(text, 1, maxPageSize)) ?? defaultPageSize,
    // A point without an order means the nearest first. [LIST-010]
    sort:
      reader.one('sort', (text) => readOneOf(text, listingSorts)) ?? (params.get('geo') ? 'distance' : 'recommended'),
    filter,
    ...withoutUndefined({
      state: reader.one('state', readState),
      city: reader.one('city', readText),
      toc: reader.one('toc', (text) => readOneOf(text, [anyCareSlug, ...careTypeSlugs])),
      geo: reader.one('geo', readPoint),
      geometry: reader.one('geometry', readArea),
      include: reader.list('include', readNames),
      size: reader.list('size', (text) => readSomeOf(text, communitySizes)),
      startingRate: reader.one('starting-rate', (text) => readOneOf(text, startingRates)),
      rating: reader.one('rating', (text) => readOneOf(text, minRatings)),
      only: reader.list('only', (text) => readSomeOf(text, onlyConditions)),
      pays: reader.list('pays', (text) => readSomeOf(text, paymentSources)),
      stays: reader.one('stays', readStayLimit),
    }),
  }
  if (value.sort === 'distance' && !params.has('geo') && !params.has('filter[geo]')) {
    reader.errors.push({ parameter: 'sort', message: texts.distanceNeedsPoint })
  }
  return reader.errors.length > 0 ? { ok: false, errors: reader.errors } : { ok: true, value }
}
