import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { ImportListRow } from './row'
import { importsTexts as words } from './texts'

const kinds = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

/** Imports of files, newest first. [WORK-015] */
export const imports: List<ImportListRow> = {
  area: 'imports',
  title: words.title,
  recordType: 'imports',
  roles: ['admin'],
  create: { href: '/imports/new', label: words.add, roles: ['admin'] },
  views: [
    { name: 'all', label: words.views.all, none: { title: words.none, help: words.noneHelp } },
    {
      name: 'open',
      label: words.views.open,
      query: { 'filter[status][in]': 'uploaded,checked' },
      none: { title: words.noneOpen, help: words.noneOpenHelp },
    },
    {
      name: 'done',
      label: words.views.done,
      query: { 'filter[status]': 'done' },
      none: { title: words.noneDone, help: words.noneDoneHelp },
    },
    {
      name: 'undone',
      label: words.views.undone,
      query: { 'filter[status]': 'undone' },
      none: { title: words.noneUndone, help: words.noneUndoneHelp },
    },
  ],
  columns: [
    {
      name: 'file',
      header: words.file,
      field: 'fileName',
      isRowHeader: true,
      isMain: true,
      sort: 'fileName',
      cell: (row) => <RowTitle row={row} below={row.kind} />,
    },
    {
      name: 'status',
      header: words.status,
      isMain: true,
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
    { name: 'rows', header: words.rows, field: 'counts', align: 'end', cell: ({ rows }) => rows },
    { name: 'by', header: words.by, field: 'createdBy', cell: ({ by }) => by },
    {
      name: 'uploaded',
      header: words.uploadedAt,
      field: 'createdAt',
      sort: 'createdAt',
      isShort: true,
      cell: ({ uploaded }) => <Time moment={uploaded} />,
    },
    {
      name: 'finished',
      header: words.finishedAt,
      field: 'finishedAt',
      sort: 'finishedAt',
      isExtra: true,
      isShort: true,
      cell: ({ finished }) => finished && <Time moment={finished} />,
    },
  ],
  filters: [{ name: 'kind', label: words.kind, kind: 'choice', options: kinds }],
}
