import type { Client, Page } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import { apiQuery } from './api-query'
import type { ListRow } from './list'
import type { ListSource } from './list-source.server'
import { parseListUrl } from './list-url'
import { loadPage } from './load-list.server'

/**
 * Counts the records that a saved view shows. Returns undefined for a view of a filter or column that the list no longer has.
 * [WORK-003]
 */
export const countView =
  <Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
    source: ListSource<Query, Item, Row, Found>,
  ) =>
  async (api: Client, query: string, zone: string): Promise<number | undefined> => {
    const state = parseListUrl(source.list, new URLSearchParams(query))
    if (!state) return undefined
    const { total } = await loadPage(source, api, { ...apiQuery(source.list, state, zone), 'page-size': 1 })
    return total
  }
