import { TextLink } from '@pkg/ui'
import { timelineTexts } from '~/features/families'
import { type List, type ListColumn, type ListRow, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { ChangeRow } from './change-row'
import type { ReadRow } from './read-row'
import { auditTexts as words } from './texts'

const recordTypes = Object.entries(words.records)
  .flatMap(([value, label]) => (label === undefined ? [] : [{ value, label }]))
  .toSorted((one, other) => one.label.localeCompare(other.label))
const none = { title: words.none, help: words.noneHelp }

type AuditRow = ListRow & Pick<ChangeRow, 'at' | 'reason'>
const atColumn: ListColumn<AuditRow> = {
  name: 'at',
  header: words.at,
  sort: 'at',
  isShort: true,
  isMain: true,
  cell: ({ at }) => <Time moment={at} />,
}
const reasonColumn: ListColumn<AuditRow> = { name: 'reason', header: words.reason, cell: ({ reason }) => reason }
const betweenDays = [
  { name: 'since', property: 'at', label: words.from, kind: 'since' },
  { name: 'before', property: 'at', label: words.until, kind: 'before' },
] as const
const ofFamily = { name: 'client', label: words.clientId, kind: 'text', isLinked: true } as const

/** What staff changed, for admins. [WORK-012, WORK-017] */
export const changesList: List<ChangeRow> = {
  area: 'audit',
  title: words.changes,
  recordType: 'record-changes',
  roles: ['admin'],
  search: words.search,
  views: [
    { name: 'all', label: words.all, none },
    { name: 'accounts', label: words.records['users'] ?? '', query: { 'filter[recordType]': 'users' }, none },
    { name: 'families', label: words.family, query: { 'filter[recordType]': 'clients' }, none },
  ],
  columns: [
    atColumn,
    {
      name: 'record',
      header: words.record,
      field: 'recordType',
      isRowHeader: true,
      isMain: true,
      cell: (row) => <RowTitle row={row} />,
    },
    {
      name: 'person',
      header: words.person,
      field: 'actor',
      cell: ({ actor, actorHref }) => (
        <TextLink href={actorHref} standalone>
          {actor}
        </TextLink>
      ),
    },
    {
      name: 'change',
      header: words.change,
      field: 'values',
      cell: ({ lines }) => lines.map((line, index) => <div key={`${index} ${line}`}>{line}</div>),
    },
    reasonColumn,
  ],
  filters: [
    { name: 'recordType', label: words.recordType, kind: 'choice', options: recordTypes },
    {
      name: 'action',
      label: words.action,
      kind: 'choice',
      options: Object.entries(words.actions).map(([value, label]) => ({ value, label })),
    },
    ...betweenDays,
    { name: 'record', label: words.recordId, kind: 'text', isLinked: true },
    { name: 'actor', label: words.personId, kind: 'text', isLinked: true },
    ofFamily,
  ],
}

/** Who saw the contact info of families, for admins. [WORK-012, WORK-017] */
export const readsList: List<ReadRow> = {
  area: 'audit-reads',
  title: words.reads,
  recordType: 'record-reads',
  roles: ['admin'],
  search: words.search,
  views: [{ name: 'all', label: words.all, none: { title: words.none, help: words.noneHelp } }],
  columns: [
    atColumn,
    {
      name: 'person',
      header: words.person,
      isRowHeader: true,
      isMain: true,
      cell: (row) => <RowTitle row={row} below={row.role} />,
    },
    {
      name: 'family',
      header: words.family,
      field: 'clientId',
      cell: ({ familyHref }) => (
        <TextLink href={familyHref} standalone>
          {words.openFamily}
        </TextLink>
      ),
    },
    { name: 'how', header: words.how, field: 'route', cell: ({ how }) => how },
    reasonColumn,
  ],
  filters: [
    {
      name: 'route',
      label: words.how,
      kind: 'choice',
      options: Object.entries(timelineTexts.access).map(([value, label]) => ({ value, label })),
    },
    ...betweenDays,
    ofFamily,
    { name: 'person', label: words.personId, kind: 'text', isLinked: true },
  ],
}
