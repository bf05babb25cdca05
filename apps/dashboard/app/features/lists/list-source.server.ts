import type { Client, Endpoint, Page } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import type { RequestClock } from '~/site/server/times'
import type { List, ListRow } from './list'

/** Where the rows of a list come from. */
export interface ListSource<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>> {
  list: List<Row>
  /** The API's list, which says who may read it. */
  endpoint: Pick<Endpoint, 'path' | 'access'> & { query: Query }
  load: (api: Client, query: Query['static']) => Promise<Found>
  /** Returns the row of a record, in words. */
  toRow: (item: Item, clock: RequestClock) => Row
  /** What an action that `runs` does with each record, by the name of the action. An action with options passes the chosen one. */
  runs?: Readonly<Record<string, (api: Client, id: string, option: string) => Promise<unknown>>>
  /** Returns the number of records in each tab, if the response of the open tab has them. Otherwise each tab asks for its own. */
  counts?: (found: Found, view: string) => Partial<Record<string, number>> | undefined
}

/** Declares where the rows of a list come from. */
export const listSource = <Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
): ListSource<Query, Item, Row, Found> => source
