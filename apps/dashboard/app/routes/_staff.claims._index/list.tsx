import { Time } from '~/components/Time/Time'
import { TwoLines } from '~/components/TwoLines/TwoLines'
import type { List } from '~/lists/list'
import { RowTitle } from '~/lists/RowTitle'
import { statusView } from '~/lists/status-view'
import { texts } from '~/texts'
import type { ClaimRow } from './row'

const words = texts.claims
const view = statusView(words)

/** People’s claims to communities. Those that wait come oldest first. [API-020, ROLE-009] */
export const claims: List<ClaimRow> = {
  area: 'claims',
  title: words.title,
  recordType: 'claims',
  roles: ['admin'],
  search: words.searchClaims,
  views: [view('pending', 'createdAt'), view('approved', '-decidedAt'), view('declined', '-decidedAt')],
  columns: [
    {
      name: 'person',
      header: words.person,
      field: 'userName',
      isRowHeader: true,
      sort: 'userName',
      cell: (row) => <RowTitle row={row} />,
    },
    {
      name: 'community',
      header: words.community,
      field: 'communityName',
      sort: 'communityName',
      cell: ({ communityName, place }) => <TwoLines first={communityName} second={place} />,
    },
    { name: 'jobTitle', header: words.jobTitle, cell: ({ jobTitle }) => jobTitle },
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      sort: 'createdAt',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [{ name: 'createdAt', label: words.since, kind: 'since' }],
}
