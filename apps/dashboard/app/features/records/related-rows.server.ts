import type { Page } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import type { ListRow } from '~/features/lists'
import { type ListSource, loadPage } from '~/features/lists/index.server'
import type { RecordCall } from './record-source.server'

/** The first rows of a list that belong to a record. */
export interface RelatedRows<Row> {
  rows: Row[]
  total: number
}

const pageSize = 10

/** Loads the first rows of a list that belong to a record, by a query of the API. [WORK-025] */
export async function relatedRows<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  { api, clock }: Pick<RecordCall, 'api' | 'clock'>,
  source: ListSource<Query, Item, Row, Found>,
  query: Readonly<Record<string, string>>,
): Promise<RelatedRows<Row>> {
  const { items, total } = await loadPage(source, api, { ...query, 'page-size': pageSize })
  return { rows: items.map((item) => source.toRow(item, clock)), total }
}
