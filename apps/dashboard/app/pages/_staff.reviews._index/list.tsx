import { type List, RowTitle, statusView } from '~/features/lists'
import { reviewsTexts as words } from '~/features/reviews'
import type { ReviewRow } from './row'

const view = statusView(words)

/** Reviews by status. Those that wait come oldest first. [DASH-017, ROLE-010] */
export const reviews: List<ReviewRow> = {
  area: 'reviews',
  title: words.title,
  recordType: 'reviews',
  roles: ['admin'],
  search: words.search,
  views: [view('pending', 'date'), view('published', '-date'), view('declined', '-date'), view('removed', '-date')],
  columns: [
    {
      name: 'writer',
      header: words.writer,
      field: 'author',
      isRowHeader: true,
      cell: (row) => <RowTitle row={row} below={row.relation} />,
    },
    { name: 'text', header: words.text, field: 'text', cell: ({ text }) => text },
    {
      name: 'stars',
      header: words.stars,
      field: 'value',
      sort: 'value',
      isShort: true,
      cell: ({ stars }) => words.ofFive(stars),
    },
    { name: 'community', header: words.community, field: 'communityName', cell: ({ communityName }) => communityName },
    { name: 'relation', header: words.relation, isExtra: true, cell: ({ relation }) => relation },
    { name: 'date', header: words.date, sort: 'date', isShort: true, cell: ({ date }) => date },
  ],
  filters: [
    {
      name: 'stars',
      label: words.stars,
      kind: 'choice',
      options: [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: words.ofFive(stars) })),
    },
    {
      name: 'relation',
      label: words.relation,
      kind: 'choice',
      options: Object.entries(words.groups).map(([value, label]) => ({ value, label })),
    },
  ],
}
