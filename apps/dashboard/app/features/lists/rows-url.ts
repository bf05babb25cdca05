import { DateTime } from 'luxon'
import { forRole, type List, type ListFilter, type ListRow } from './list'
import { listUrl } from './list-url'
import type { StaffRole } from '~/site/staff/staff-roles'

/** The kinds of filters that can hold a comparison of the API, the most exact one first. */
const kinds: Readonly<Record<string, readonly ListFilter['kind'][]>> = {
  '': ['choice', 'text', 'many'],
  in: ['many'],
  exists: ['exists'],
  ge: ['since', 'from', 'least'],
  lt: ['before'],
  le: ['until', 'most'],
}

/**
 * Returns the URL of a list that shows what a query of the API lists: all of it, in no tab. Undefined if the list lacks one of the filters, because then it
 * would show other rows. It's the reverse of `apiQuery`. [WORK-014]
 */
export function rowsUrl<Row extends ListRow>(
  list: List<Row>,
  query: URLSearchParams,
  { role, zone }: { role: StaffRole; zone: string },
): string | undefined {
  const view = list.views.find((one) => one.query === undefined)
  if (!view || !list.roles.includes(role)) return undefined
  const filters: Record<string, string> = {}
  for (const [parameter, value] of query) {
    const [, property, operator = ''] = /^filter\[([\w-]+)\](?:\[(\w+)\])?$/.exec(parameter) ?? []
    const filter = forRole(list.filters, role)
      .filter(({ name, property: own = name, kind }) => own === property && kinds[operator]?.includes(kind))
      .find(({ name }) => filters[name] === undefined)
    if (!filter) return undefined
    const isMoment = filter.kind === 'since' || filter.kind === 'before'
    filters[filter.name] = isMoment ? dayOf(value, zone) : value
  }
  return listUrl(list, { view: view.name, filters })
}

const dayOf = (moment: string, zone: string): string => DateTime.fromISO(moment, { zone }).toISODate() ?? moment
