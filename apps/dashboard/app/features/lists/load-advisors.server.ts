import type { Client } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { requireResponse } from '~/site/server/require-response'
import type { ListOption } from './list'

const pageSize = 100

/** Milliseconds for which the advisors are kept. They're public and the same for everyone, and most pages of a family need them. */
const lifetime = 60_000

let kept: { until: number; advisors: Promise<ListOption[]> } | undefined

/** Returns the advisors that a list can be filtered by, by name. They can be a minute old. */
export async function loadAdvisors(request: Request, api: Client): Promise<ListOption[]> {
  if (kept && now().getTime() < kept.until) return kept.advisors
  const advisors = readAdvisors(request, api)
  kept = { until: now().getTime() + lifetime, advisors }
  advisors.catch(() => (kept = undefined))
  return advisors
}

async function readAdvisors(request: Request, api: Client): Promise<ListOption[]> {
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
