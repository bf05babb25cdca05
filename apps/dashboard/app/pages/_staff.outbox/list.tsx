import { Badge } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import { type List, RowTitle } from '~/features/lists'
import { outboxTexts } from './texts'
import * as styles from './outbox.css'
import type { MessageRow } from './row'

const words = outboxTexts
const view = (name: 'all' | 'sent' | 'queued' | 'failed') => ({
  name,
  label: words[name],
  ...(name === 'all' ? {} : { query: { 'filter[status]': name } }),
  none: { title: words.none, help: words.noneHelp },
})

/** Emails and texts that were sent or wait to be sent. [API-042] */
export const outbox: List<MessageRow> = {
  area: 'outbox',
  title: words.title,
  recordType: 'emails',
  roles: ['agent', 'admin'],
  search: words.search,
  views: [view('all'), view('queued'), view('sent'), view('failed')],
  columns: [
    {
      name: 'subject',
      header: words.message,
      isRowHeader: true,
      sort: 'subject',
      cell: (row) => (
        <details>
          <summary className={styles.summary}>
            <RowTitle row={row} below={`${row.to} ${row.recipient}`} />
          </summary>
          <p className={styles.body}>{row.body}</p>
        </details>
      ),
    },
    {
      name: 'status',
      header: words.status,
      cell: ({ status, failure }) => (
        <>
          <Badge tone={status.tone}>{status.label}</Badge>
          {failure && <span className={styles.failure}>{words.failedBecause(failure)}</span>}
        </>
      ),
    },
    {
      name: 'time',
      isShort: true,
      header: words.time,
      field: 'createdAt',
      sort: 'createdAt',
      cell: ({ at }) => <Time moment={at} />,
    },
  ],
  filters: [
    { name: 'channel', label: words.channel, kind: 'choice', options: words.channels },
    { name: 'createdAt', label: words.time, kind: 'since' },
  ],
}
