import { DateTime } from 'luxon'
import { type List, type ListRow, viewOf } from './list'
import type { ListState } from './list-url'

/** The records on a page of a list. */
export const pageSize = 20

/**
 * Returns the API's query for what a list shows, without the page. A day becomes the moment when it begins in the person's time zone. A tab's own
 * query wins over filters. [WORK-003]
 */
export function apiQuery<Row extends ListRow>(
  list: List<Row>,
  { view, sort, term, filters }: ListState,
  zone: string,
): Record<string, string> {
  const { query, sort: viewSort } = viewOf(list, view)
  const order = sort === undefined ? viewSort : apiSort(list, sort)
  const values: Record<string, string> = {}
  for (const { name, kind } of list.filters ?? []) {
    const value = filters[name]
    if (value === undefined) continue
    if (kind === 'since') values[`filter[${name}][ge]`] = beginningOf(value, zone)
    else values[`filter[${name}]`] = value
  }
  return {
    ...values,
    ...(order ? { sort: order } : {}),
    ...(term ? { q: term } : {}),
    ...(list.countsDays ? { timeZone: zone } : {}),
    ...query,
  }
}

function apiSort<Row extends ListRow>({ columns }: List<Row>, sort: string): string | undefined {
  const column = columns.find(({ name }) => name === sort.replace(/^-/, ''))
  return column?.sort && (sort.startsWith('-') ? `-${column.sort}` : column.sort)
}

/** Returns when a day begins. Returns a text that isn't a day unchanged, which the API then rejects. */
const beginningOf = (day: string, zone: string): string => DateTime.fromISO(day, { zone }).toUTC().toISO() ?? day
