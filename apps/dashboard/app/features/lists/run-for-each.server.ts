import { ApiError, type Client, type Page } from '@pkg/api-client'
import { isUnavailable } from '@pkg/remix-host/server'
import type { TSchema } from '@sinclair/typebox'
import type { RequestClock } from '~/site/server/times'
import type { ListAction, ListRow } from './list'
import type { ListSource } from './list-source.server'
import { loadPage } from './load-list.server'
import type { RanAction } from './ran-action'
import { listsTexts } from './texts'

/** The most records for which an endpoint is called. */
const mostRuns = 500
const pageSize = 100

/** Calls the endpoint of an action for each record, one after the other. Says for how many it succeeded, and why it didn't for others. [WORK-003] */
export async function runForEach<Row>(
  { done }: ListAction<Row>,
  run: (id: string) => Promise<unknown>,
  ids: readonly string[],
): Promise<RanAction> {
  const problems = new Set<string>()
  let count = 0
  for (const id of ids) {
    try {
      await run(id)
      count += 1
    } catch (error) {
      if (!(error instanceof ApiError) || isUnavailable(error) || error.status === 401) throw error
      const [first] = error.errors
      problems.add(first?.detail ?? first?.title ?? String(error.status))
    }
  }
  const failed = ids.length - count
  const words = listsTexts.outcome
  const texts = [...(count > 0 || failed === 0 ? [done(count, '')] : []), ...(failed > 0 ? [words.failed(failed)] : [])]
  return { text: texts.join('. '), problems: [...problems] }
}

/** What finds the records of a list. */
interface FoundBy {
  api: Client
  clock: RequestClock
  query: Readonly<Record<string, string>>
}

/** Returns the ids of all records that a query of a list finds, up to the most for which an endpoint is called. */
export async function listIds<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
  { api, clock, query }: FoundBy,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < mostRuns; page += 1) {
    const { items } = await loadPage(source, api, { ...query, 'page-number': page, 'page-size': pageSize })
    ids.push(...items.map((item) => source.toRow(item, clock).id))
    if (items.length < pageSize) break
  }
  return ids.slice(0, mostRuns)
}
