import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { type List, RowTitle, statusView } from '~/features/lists'
import { claimsTexts } from '~/features/decisions'
import type { ClaimRow } from './row'

const words = claimsTexts
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
