import { TextLink } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { timelineTexts } from '~/features/families'
import { Time } from '~/parts/Time/Time'
import type { ReadRow } from './read-row'
import { auditTexts as words } from './texts'

/** Who saw the contact info of families, for admins. [WORK-012, WORK-017] */
export const readsList: List<ReadRow> = {
  area: 'audit-reads',
  title: words.reads,
  recordType: 'record-reads',
  roles: ['admin'],
  search: words.search,
  views: [{ name: 'all', label: words.all, none: { title: words.none, help: words.noneHelp } }],
  columns: [
    {
      name: 'at',
      header: words.at,
      sort: 'at',
      isShort: true,
      isMain: true,
      cell: ({ at }) => <Time moment={at} />,
    },
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
    { name: 'reason', header: words.reason, cell: ({ reason }) => reason },
  ],
  filters: [
    {
      name: 'route',
      label: words.how,
      kind: 'choice',
      options: Object.entries(timelineTexts.access).map(([value, label]) => ({ value, label })),
    },
    { name: 'since', property: 'at', label: words.from, kind: 'since' },
    { name: 'before', property: 'at', label: words.until, kind: 'before' },
    { name: 'client', label: words.clientId, kind: 'text', max: 36 },
    { name: 'person', label: words.personId, kind: 'text', max: 36 },
  ],
}
