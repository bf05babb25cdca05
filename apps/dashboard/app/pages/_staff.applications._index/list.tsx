import { type List, RowTitle } from '~/features/lists'
import { applicationsTexts } from '~/features/decisions'
import type { ApplicationRow } from './row'

const words = applicationsTexts
const none = { title: words.none, help: words.noneHelp }

/** Advisors’ applications. [API-027, ROLE-009] */
export const applications: List<ApplicationRow> = {
  area: 'applications',
  title: words.title,
  recordType: 'agent-applications',
  roles: ['admin'],
  search: words.search,
  views: [
    { name: 'waiting', label: words.tab.waiting, query: { 'filter[decision]': 'waiting' }, none },
    { name: 'approved', label: words.tab.approved, query: { 'filter[status]': '2' }, none },
  ],
  columns: [
    { name: 'name', header: words.person, isRowHeader: true, sort: 'name', cell: (row) => <RowTitle row={row} /> },
    { name: 'place', header: words.place, field: 'city', sort: 'state', cell: ({ place }) => place },
    { name: 'documents', header: words.documents, cell: ({ documents }) => documents },
    { name: 'states', header: words.states, cell: ({ states }) => states, isExtra: true },
    {
      name: 'since',
      header: words.since,
      field: 'inBusinessSince',
      sort: 'inBusinessSince',
      cell: ({ since }) => since,
      isExtra: true,
    },
  ],
}
