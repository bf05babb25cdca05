import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { ShareRow } from './row'
import { sharesTexts } from './texts'

const words = sharesTexts
const none = { title: words.none, help: words.noneHelp }
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Who got families’ contact info, and when they stopped sharing it. Stats open it with the releases behind a number. [WORK-014, TRUST-002] */
export const shares: List<ShareRow> = {
  area: 'releases',
  title: words.title,
  recordType: 'releases',
  roles: ['agent', 'provider', 'admin'],
  views: [{ name: 'all', label: words.all, none }],
  columns: [
    {
      name: 'recipient',
      header: words.recipient,
      field: 'recipientName',
      isRowHeader: true,
      sort: 'recipientName',
      cell: (row) => <RowTitle row={row} below={words.kinds[row.kind]} />,
    },
    {
      name: 'sentAt',
      header: words.sentAt,
      sort: 'sentAt',
      isShort: true,
      cell: ({ sentAt }) => <Time moment={sentAt} />,
    },
    {
      name: 'status',
      header: words.status,
      sort: 'status',
      cell: ({ status }) => <Badge>{words.statuses[status]}</Badge>,
    },
  ],
  filters: [
    { name: 'status', label: words.status, kind: 'choice', options: optionsOf(words.statuses) },
    { name: 'recipientKind', label: words.kind, kind: 'choice', options: optionsOf(words.kinds) },
    {
      name: 'kinds',
      label: words.kind,
      property: 'recipientKind',
      kind: 'many',
      options: optionsOf(words.kinds),
      isLinked: true,
    },
    { name: 'recipient', label: words.recipient, kind: 'text', isLinked: true },
    { name: 'state', label: words.state, kind: 'text', isLinked: true },
    { name: 'since', label: words.sentAt, property: 'sentAt', kind: 'since' },
    { name: 'before', label: words.sentAt, property: 'sentAt', kind: 'before' },
    {
      name: 'opened',
      label: words.opened,
      property: 'openedAt',
      kind: 'exists',
      options: words.yesOrNo,
      isLinked: true,
    },
    {
      name: 'stopped',
      label: words.stopped,
      property: 'stoppedAt',
      kind: 'exists',
      options: words.yesOrNo,
      isLinked: true,
    },
    {
      name: 'firstResponse',
      label: words.firstResponse,
      kind: 'choice',
      options: optionsOf(words.responses),
      isLinked: true,
    },
    {
      name: 'responded',
      label: words.firstResponse,
      property: 'firstResponse',
      kind: 'many',
      options: optionsOf(words.responses),
      isLinked: true,
    },
  ],
}
