import { type ListingQuery, parseListingQuery } from '@pkg/domain'
import { pageLinks, SerializedDocument } from '../../../http/documents'
import { badRequest } from '../../../http/problems'
import type { FoundCommunities } from './search-communities'

/** What the query string of a listing asks for. Throws 400 naming each parameter that is wrong. [LIST-001 to LIST-014] */
export function listingOf(search: URLSearchParams): ListingQuery {
  const query = parseListingQuery(search)
  if (query.ok) return query.value
  throw badRequest(
    query.errors.map(({ parameter, message }) => ({ detail: `${parameter} ${message}`, source: { parameter } })),
  )
}

/** A page of tiles, joined of what was serialised before. */
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
