import { DateTime } from 'luxon'
import { readCents } from '~/site/forms/amount'
import { type List, type ListFilter, type ListRow, viewOf } from './list'
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
  for (const filter of list.filters ?? []) {
    const value = filters[filter.name]
    if (value === undefined) continue
    const { operator, compared } = comparison(filter, value, zone)
    values[`filter[${filter.property ?? filter.name}]${operator && `[${operator}]`}`] = compared
  }
  return {
    ...values,
    ...(order ? { sort: order } : {}),
    ...(term ? { q: term } : {}),
    ...(list.countsDays ? { timeZone: zone } : {}),
    ...query,
  }
}

/** Returns how the API compares a property with the value of a filter. A text that can't be compared stays, and the API rejects it. */
function comparison(filter: ListFilter, value: string, zone: string): { operator: string; compared: string } {
  switch (filter.kind) {
    case 'many':
      return { operator: 'in', compared: value }
    case 'exists':
      return { operator: 'exists', compared: value }
    case 'since':
      return { operator: 'ge', compared: beginningOf(value, zone) }
    case 'before':
      return { operator: 'lt', compared: beginningOf(value, zone) }
    case 'from':
      return { operator: 'ge', compared: value }
    case 'until':
      return { operator: 'le', compared: value }
    case 'least':
    case 'most': {
      const number = filter.isDollars ? readCents(value) : undefined
      return { operator: filter.kind === 'least' ? 'ge' : 'le', compared: String(number ?? value.replaceAll(',', '')) }
    }
    default:
      return { operator: '', compared: value }
  }
}

function apiSort<Row extends ListRow>({ columns }: List<Row>, sort: string): string | undefined {
  const column = columns.find(({ name }) => name === sort.replace(/^-/, ''))
  return column?.sort && (sort.startsWith('-') ? `-${column.sort}` : column.sort)
}

/** Returns when a day begins. Returns a text that isn't a day unchanged, which the API then rejects. */
const beginningOf = (day: string, zone: string): string => DateTime.fromISO(day, { zone }).toUTC().toISO() ?? day
