import type { Point } from '../places/distance'
import { defaultPageSize, type Area, type ListingQuery } from './listing-query'

const pointText = ({ latitude, longitude }: Point) => `${decimal(latitude)},${decimal(longitude)}`

/** Formats a number in plain digits with at most six decimals. */
function decimal(number: number): string {
  return number.toFixed(6).replace(/\.?0+$/, '')
}

function areaText(area: Area): string {
  if (area.kind === 'polygon') return area.points.map(pointText).join(';')
  return [area.south, area.west, area.north, area.east].map(decimal).join(',')
}

/**
 * Returns the query string of a listing without defaults. `parseListingQuery` parses it back to the same query. Coordinates and miles have
 * six decimals. [LIST-001 to LIST-014]
 */
export function serializeListingQuery(query: ListingQuery): URLSearchParams {
  const { filter } = query
  const values: [parameter: string, text: string | undefined][] = [
    ['toc', query.toc],
    ['state', query.state],
    ['city', query.city],
    ['geo', query.geo && pointText(query.geo)],
    ['geometry', query.geometry && areaText(query.geometry)],
    ['filter[status]', filter.status && `${filter.status.operator}:${filter.status.value}`],
    ['filter[geo]', filter.geo && `${pointText(filter.geo)},${decimal(filter.geo.miles)}`],
    ['filter[address]', filter.address],
    ['filter[region]', filter.region],
    ['filter[county]', filter.county],
    ['filter[name]', filter.name],
    ['filter[care-services]', filter.careServices?.join(',')],
    ['filter[id]', filter.id?.join(',')],
    ...Object.entries(filter.amenities ?? {}).map(
      ([flag, value]) => [`filter[${flag}]`, String(value)] as [string, string],
    ),
    ['size', query.size?.join(',')],
    ['starting-rate', query.startingRate],
    ['rating', query.rating],
    ['only', query.only?.join(',')],
    ['pays', query.pays?.join(',')],
    ['stays', query.stays === undefined ? undefined : `le:${query.stays}`],
    ['include', query.include?.join(',')],
    ['sort', query.sort === (query.geo ? 'distance' : 'recommended') ? undefined : query.sort],
    ['page-size', query.pageSize === defaultPageSize ? undefined : String(query.pageSize)],
    ['page-number', query.pageNumber === 1 ? undefined : String(query.pageNumber)],
  ]
  return new URLSearchParams(values.filter((pair): pair is [string, string] => Boolean(pair[1])))
}
