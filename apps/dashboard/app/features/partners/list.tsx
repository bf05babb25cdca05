import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { PartnerRow } from './row'
import { partnersTexts as words } from './texts'

/** Partner teams whose sites show the wizard, with what came from them. [WORK-012] */
export const partners: List<PartnerRow> = {
  area: 'partners',
  title: words.title,
  recordType: 'partners',
  roles: ['admin'],
  search: words.search,
  create: { href: '/partners/new', label: words.add, roles: ['admin'] },
  views: [
    {
      name: 'active',
      label: words.views.active,
      query: { 'filter[isActive]': 'true' },
      none: { title: words.none, help: words.noneHelp },
    },
    {
      name: 'stopped',
      label: words.views.stopped,
      query: { 'filter[isActive]': 'false' },
      none: { title: words.noneStopped, help: words.noneStoppedHelp },
    },
    { name: 'all', label: words.views.all, none: { title: words.none, help: words.noneHelp } },
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      isRowHeader: true,
      isMain: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.sites} />,
    },
    {
      name: 'status',
      header: words.status,
      field: 'isActive',
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
    { name: 'requests', header: words.requests, sort: 'requests', align: 'end', cell: ({ requests }) => requests },
    { name: 'workingKeys', header: words.keys, sort: 'workingKeys', align: 'end', cell: (row) => row.workingKeys },
    {
      name: 'lastUsed',
      header: words.lastUsed,
      field: 'lastUsedAt',
      sort: 'lastUsedAt',
      cell: ({ lastUsed }) => (lastUsed ? <Time moment={lastUsed} /> : words.never),
    },
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
  filters: [],
}
