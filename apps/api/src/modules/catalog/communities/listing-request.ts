import { type ListingQuery, parseListingQuery } from '@pkg/domain'
import { pageLinks, SerializedDocument } from '../../../http/documents'
import { badRequest } from '../../../http/errors'
import type { FoundCommunities } from './search-store'

/** Reads the query string of a listing. @throws {HttpError} 400 with each invalid parameter. [LIST-001 to LIST-014] */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const query = parseListingQuery(search)
  if (query.ok) return query.value
  throw badRequest(
    query.errors.map(({ parameter, message }) => ({ detail: `${parameter} ${message}`, source: { parameter } })),
  )
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
