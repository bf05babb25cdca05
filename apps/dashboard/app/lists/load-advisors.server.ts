import type { Client } from '@pkg/api-client'
import { requireResponse } from '~/server/require-response'
import type { ListOption } from './list'

const pageSize = 100

/** Loads the advisors that a list can be filtered by, or that a record can be assigned to, by name. */
export async function loadAdvisors(request: Request, api: Client): Promise<ListOption[]> {
  const load = (page: number) =>
    requireResponse(request, api.agents.list({ 'page-number': page, 'page-size': pageSize }))
  const first = await load(1)
  const pages = Math.ceil(first.total / pageSize)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)))
  return [first, ...others]
    .flatMap(({ items }) => items)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
