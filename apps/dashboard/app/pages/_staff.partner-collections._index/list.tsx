import { Time } from '~/parts/Time/Time'
import { type List, RowTitle } from '~/features/lists'
import { collectionsTexts } from '~/features/collections'
import type { CollectionRow } from './row'

const words = collectionsTexts

/** Named communities that advisors share: a person’s own, and all for admins. [DASH-007] */
export const collections: List<CollectionRow> = {
  area: 'partner-collections',
  title: words.title,
  recordType: 'partner-collections',
  roles: ['agent', 'admin'],
  search: words.search,
  create: { href: '/partner-collections/new', label: words.add },
  views: [{ name: 'all', label: words.all, sort: '-createdAt', none: { title: words.none, help: words.noneHelp } }],
  columns: [
    { name: 'name', header: words.name, isRowHeader: true, sort: 'name', cell: (row) => <RowTitle row={row} /> },
    {
      name: 'communities',
      header: words.count,
      field: 'communityIds',
      cell: ({ communities }) => words.communitiesOf(communities),
    },
    {
      name: 'createdAt',
      header: words.createdAt,
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => <Time moment={createdAt} />,
    },
  ],
  filters: [{ name: 'createdAt', label: words.createdAt, kind: 'since' }],
}
