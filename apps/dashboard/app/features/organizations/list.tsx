import { type List, RowTitle, stateOptions } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { OrganizationRow } from './rows'
import { organizationsTexts as words } from './texts'

const number = (name: 'communities' | 'people' | 'moveIns' | 'families', sort: string) => ({
  name,
  header: words[name],
  field: sort,
  sort,
  align: 'end' as const,
  cell: (row: OrganizationRow) => row[name],
})

/** Companies that operate communities, with sums over them. [DASH-013] */
export const organizations: List<OrganizationRow> = {
  area: 'organizations',
  title: words.title,
  recordType: 'organizations',
  roles: ['agent', 'admin'],
  search: words.search,
  create: { href: '/organizations/new', label: words.add, roles: ['admin'] },
  views: [
    { name: 'all', label: words.all, none: { title: words.none, help: words.noneHelp } },
    {
      name: 'unpaid',
      label: words.unpaid,
      query: { 'filter[unpaid]': 'true' },
      sort: '-openInvoiceCents',
      none: { title: words.noneUnpaid, help: words.noneUnpaidHelp },
    },
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      isRowHeader: true,
      isMain: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.place} />,
    },
    { ...number('communities', 'communities'), isMain: true },
    { name: 'live', header: words.live, field: 'liveCommunities', align: 'end', cell: ({ live }) => live },
    number('families', 'familiesReferred'),
    number('moveIns', 'moveIns'),
    {
      name: 'owed',
      header: words.owed,
      field: 'openInvoiceCents',
      sort: 'openInvoiceCents',
      align: 'end',
      roles: ['admin'],
      cell: ({ owed }) => owed,
    },
    number('people', 'people'),
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    { name: 'communities', label: words.communities, kind: 'least', limit: 100_000 },
  ],
}
