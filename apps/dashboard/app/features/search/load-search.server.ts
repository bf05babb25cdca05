import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { type FoundRecord, foundRecord } from './found-record'
import { longestTerm, shortestTerm } from './term-length'

/** Finds what a person typed over everything that they see. Finds nothing for less than two letters or digits. [WORK-004] */
export async function loadSearch({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<{ term: string; found: FoundRecord[] }> {
  const { role } = await requireStaff(request, context)
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestTerm)
  if (term.length < shortestTerm || !/[\p{L}\p{N}]/u.test(term)) return { term, found: [] }
  const { items } = await requireResponse(request, apiFor(request, context).staffSearch.list({ q: term }))
  return { term, found: items.map((item) => foundRecord(item, role)) }
}
