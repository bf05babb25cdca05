import { Table } from '@pkg/ui'
import { RowLink } from '~/components/RowLink/RowLink'
import { DueTime } from '~/components/TaskTable/DueTime'
import { Time } from '~/components/Time/Time'
import type { ReleaseRow } from '~/releases/release-row'
import { texts } from '~/texts'

const words = texts.release

/** The families that stopped sharing, each with the time to confirm the deletion. [TRUST-004] */
export function ReleaseTable({ rows }: { rows: ReleaseRow[] }) {
  return (
    <Table
      caption={words.toConfirm}
      hidesCaption
      rows={rows}
      getKey={({ id }) => id}
      columns={[
        {
          header: words.sharedWith,
          isRowHeader: true,
          cell: ({ id, recipientName }) => <RowLink href={`/releases/${id}`}>{recipientName}</RowLink>,
        },
        { header: words.sharedAt, cell: ({ sharedAt }) => <Time moment={sharedAt} /> },
        {
          header: words.confirmBy,
          cell: ({ confirmBy }) => (confirmBy ? <DueTime due={confirmBy} /> : texts.families.unknown),
        },
      ]}
    />
  )
}
