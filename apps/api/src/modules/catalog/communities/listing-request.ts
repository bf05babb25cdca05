import { type ListingQuery, parseListingQuery } from '@pkg/domain'
import { pageLinks, SerializedDocument } from '../../../http/documents'
import { badRequest } from '../../../http/errors'
import type { FoundCommunities } from './search-store'

/** Reads the query string of a listing. @throws {HttpError} 400 with each invalid parameter. [LIST-001 to LIST-014] */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const query = parseListingQuery(search)
  if (query.ok) return withReasonForPoint(query.value, search)
  throw badRequest(
    query.errors.map(({ parameter, message }) => ({ detail: `${parameter} ${message}`, source: { parameter } })),
  )
}

/**
 * Returns a query whose point has a purpose. A point alone selects nothing, so a client that sends one may expect a radius: it needs a sort order, for which it
 * measures distances, or a radius of its own. [EDGE-012]
 */
function withReasonForPoint(query: ListingQuery, search: URLSearchParams): ListingQuery {
  if (!query.geo || query.filter.geo || search.get('sort')) return query
  const { latitude, longitude } = query.geo
  const near = `filter[geo]=${latitude},${longitude},20`
  const detail = `geo selects nothing without a radius. Use ${near} for 20 miles around the point, or add sort=distance for the nearest first`
  throw badRequest([{ detail, source: { parameter: 'geo' } }])
}

/** Returns a page of tiles, joined from serialized resources. */
export function listingDocument(
  url: string,
  { resources, total, paying }: FoundCommunities,
  { pageNumber: number, pageSize: size }: Pick<ListingQuery, 'pageNumber' | 'pageSize'>,
): SerializedDocument {
  const links = JSON.stringify(pageLinks(url, { number, size, total }))
  return new SerializedDocument(
    `{"links":${links},"meta":{"total":${total},"paying":${paying}},"data":[${resources.join(',')}]}`,
  )
}
