import { type List, RowTitle, statusView } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { EditRow } from './row'
import { suggestedEditsTexts as words } from './texts'

const view = statusView(words)

/** Suggested edits: all for admins, and their own for providers. Those that wait come oldest first. [API-023, ROLE-010] */
export const suggestedEdits: List<EditRow> = {
  area: 'suggested-edits',
  title: words.title,
  recordType: 'suggested-edits',
  roles: ['provider', 'admin'],
  search: words.search,
  views: [view('pending', 'createdAt'), view('approved', '-decidedAt'), view('rejected', '-decidedAt')],
  columns: [
    {
      name: 'community',
      header: words.community,
      field: 'communityName',
      isRowHeader: true,
      isMain: true,
      sort: 'communityName',
      cell: (row) => <RowTitle row={row} />,
    },
    { name: 'changes', header: words.changes, isMain: true, cell: ({ fields }) => fields },
    { name: 'author', header: words.author, cell: ({ author }) => author },
    {
      name: 'sent',
      header: words.sent,
      field: 'createdAt',
      sort: 'createdAt',
      isShort: true,
      cell: ({ sent }) => <Time moment={sent} />,
    },
    { name: 'reason', header: words.reason, isExtra: true, cell: ({ reason }) => reason },
    {
      name: 'decided',
      header: words.decided,
      field: 'decidedAt',
      sort: 'decidedAt',
      isShort: true,
      isExtra: true,
      cell: ({ decided }) => decided && <Time moment={decided} />,
    },
  ],
  filters: [{ name: 'createdAt', label: words.sent, kind: 'since' }],
}
