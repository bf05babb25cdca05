import { readCents } from '~/site/forms/amount'
import { type List, type ListFilter, type ListRow, type NumberFilter, viewOf } from './list'

/** What a list shows: its tab, page, order, search, filters, and columns. */
export interface ListState {
  view: string
  /** Counted from 1. */
  page: number
  /** The name of a column, with `-` for the reverse order. The tab's own order if undefined. */
  sort?: string | undefined
  /** The search text, or empty. */
  term: string
  /** The values by the name of the filter. */
  filters: Readonly<Record<string, string>>
  /** What was typed in filters that compare numbers and can’t be compared, by the name of the filter. They aren’t used. */
  wrongNumbers?: Readonly<Record<string, string>>
  /** The names of the columns, if the person chose them. */
  columns?: readonly string[] | undefined
  /** The id of the row that is shown next to the list, or `first`. */
  open?: string | undefined
}

/** Shows the first row next to the list, whichever it is. */
export const firstRow = 'first'

type Shape = Pick<List<ListRow>, 'area' | 'views' | 'filters'> & {
  columns: readonly { name: string; sort?: string }[]
  hasPreview?: true
}

const lastPage = 100_000

/** Parses the query of a list's page. Returns undefined for an unknown tab, page, order, or filter. [WORK-003] */
export function parseListUrl(list: Shape, query: URLSearchParams): ListState | undefined {
  const view = query.get('tab') ?? viewOf(list, '').name
  const page = Number(query.get('page') ?? 1)
  const sort = query.get('sort') ?? undefined
  const found = readFilters(list.filters ?? [], query)
  // A form sends each column on its own.
  const chosen = query.getAll('columns').flatMap((names) => names.split(','))
  const columns = chosen.length > 0 ? chosen : undefined
  if (!list.views.some(({ name }) => name === view)) return undefined
  if (!Number.isInteger(page) || page < 1 || page > lastPage) return undefined
  if (sort !== undefined && !isSortable(list, sort)) return undefined
  if (found === undefined || columns?.some((name) => !list.columns.some((column) => column.name === name))) {
    return undefined
  }
  const open = list.hasPreview ? readOpen(query) : undefined
  const term = (query.get('q') ?? '').trim().slice(0, 80)
  return { view, page, sort, term, ...splitNumbers(list.filters ?? [], found), columns, open }
}

/** Returns the row that a URL shows next to the list. */
export function readOpen(query: URLSearchParams): string | undefined {
  const id = query.get('open') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : undefined
}

const isSortable = ({ columns }: Shape, sort: string): boolean =>
  columns.some((column) => column.sort !== undefined && column.name === sort.replace(/^-/, ''))

/** Returns the values of known filters, without empty ones, which forms send. Returns undefined if there are others. */
function readFilters(filters: readonly ListFilter[], query: URLSearchParams): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const [parameter, value] of query) {
    const [, name] = /^filter\[([\w-]+)\]$/.exec(parameter) ?? []
    if (name === undefined || value === '') continue
    if (!filters.some((filter) => filter.name === name)) return undefined
    // A form sends each of several values on its own.
    values[name] = values[name] === undefined ? value : `${values[name]},${value}`
  }
  return values
}

/** Separates what was typed for a number and isn’t one, or is larger than any record has. */
function splitNumbers(
  filters: readonly ListFilter[],
  values: Readonly<Record<string, string>>,
): Pick<ListState, 'filters' | 'wrongNumbers'> {
  const isWrong = ([name, value]: [string, string]) => {
    const filter = filters.find((one) => one.name === name)
    return (filter?.kind === 'least' || filter?.kind === 'most') && !isComparable(filter, value)
  }
  const entries = Object.entries(values)
  const wrongNumbers = entries.filter(isWrong)
  return {
    filters: Object.fromEntries(entries.filter((entry) => !isWrong(entry))),
    ...(wrongNumbers.length > 0 && { wrongNumbers: Object.fromEntries(wrongNumbers) }),
  }
}

function isComparable(filter: NumberFilter, typed: string): boolean {
  if (filter.isDollars) return readCents(typed) !== undefined
  return /^(\d+|\d{1,3}(,\d{3})+)$/.test(typed) && Number(typed.replaceAll(',', '')) <= filter.limit
}

/** Returns the URL of a list. A change of anything but the page goes to the first page. [WORK-003] */
export function listUrl({ area }: Pick<Shape, 'area'>, state: Partial<ListState>): string {
  const query = listQuery(state)
  return query ? `/${area}?${query}` : `/${area}`
}

/** Returns the query of a list's page, which a saved view holds. */
export function listQuery({ view, page = 1, sort, term, filters = {}, columns, open }: Partial<ListState>): string {
  const query = new URLSearchParams()
  if (view) query.set('tab', view)
  if (term) query.set('q', term)
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value)
  if (sort) query.set('sort', sort)
  if (columns) query.set('columns', columns.join(','))
  if (page > 1) query.set('page', String(page))
  if (open) query.set('open', open)
  return query.toString()
}

/** Returns a state without a filter. */
export function withoutFilter(state: ListState, name: string): ListState {
  const { [name]: _removed, ...filters } = state.filters
  return { ...fromTheStart(state), filters }
}

/** Returns a state at its first page. The row next to the list, if any, is the first one there. */
export const fromTheStart = (state: ListState): ListState => ({
  ...state,
  page: 1,
  open: state.open === undefined ? undefined : firstRow,
})
