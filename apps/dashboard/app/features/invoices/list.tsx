import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import type { InvoiceRow } from './invoice-row'
import { invoicesTexts } from './texts'

const words = invoicesTexts
const none = { title: words.none, help: words.noneHelp }
const view = (status: keyof typeof words.statuses) => ({
  name: status,
  label: words.statuses[status],
  query: { 'filter[status]': status },
  hides: ['status'],
  none,
})

/** Invoices and credit notes. [DASH-006, TRUTH-009] */
export const invoices: List<InvoiceRow> = {
  area: 'invoices',
  title: words.title,
  recordType: 'invoices',
  roles: ['provider', 'admin'],
  search: words.search,
  views: [
    { name: 'all', label: words.all, none },
    view('draft'),
    {
      name: 'open',
      label: words.open,
      query: { 'filter[kind]': 'invoice', 'filter[status][in]': 'issued,partly-paid,overdue,disputed' },
      sort: 'dueOn',
      none,
    },
    view('overdue'),
    view('disputed'),
    view('paid'),
    view('credited'),
  ],
  columns: [
    { name: 'number', header: words.number, isRowHeader: true, sort: 'number', cell: (row) => <RowTitle row={row} /> },
    { name: 'family', header: words.family, field: 'clientName', sort: 'clientName', cell: ({ family }) => family },
    {
      name: 'community',
      header: words.community,
      field: 'communityName',
      sort: 'communityName',
      cell: ({ community }) => community,
    },
    { name: 'movedInOn', header: words.movedInOn, sort: 'movedInOn', cell: ({ movedInOn }) => movedInOn },
    {
      name: 'amount',
      header: words.amount,
      field: 'amountCents',
      sort: 'amountCents',
      align: 'end',
      cell: ({ amount }) => amount,
    },
    {
      name: 'balance',
      header: words.balance,
      field: 'balanceCents',
      sort: 'balanceCents',
      align: 'end',
      cell: ({ balance }) => balance,
    },
    {
      name: 'status',
      header: words.status,
      sort: 'status',
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
    { name: 'dueOn', header: words.dueOn, sort: 'dueOn', cell: ({ dueOn }) => dueOn },
  ],
  filters: [
    {
      name: 'kind',
      label: words.kind,
      kind: 'choice',
      options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
    },
    { name: 'issuedMonth', label: words.issuedMonth, kind: 'choice', options: 'months' },
    { name: 'movedInSince', label: words.movedInOn, property: 'movedInOn', kind: 'from', isLinked: true },
    { name: 'movedInUntil', label: words.movedInOn, property: 'movedInOn', kind: 'until', isLinked: true },
    {
      name: 'status',
      label: words.status,
      kind: 'many',
      options: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
      isLinked: true,
    },
    { name: 'community', label: words.community, kind: 'text', isLinked: true },
    { name: 'agent', label: words.advisor, kind: 'text', isLinked: true },
    { name: 'state', label: words.state, kind: 'text', isLinked: true },
  ],
}
