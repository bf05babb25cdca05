import { Table } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { DueTime } from '~/features/tasks'
import { Time } from '~/parts/Time/Time'
import type { ReleaseRow } from './release-row'
import { releaseTexts } from './texts'
import { absentTexts } from '~/site/texts'

const words = releaseTexts

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
          cell: ({ confirmBy }) => (confirmBy ? <DueTime due={confirmBy} /> : absentTexts.value),
        },
      ]}
    />
  )
}
