import { Badge, Table, type TableColumn } from '@pkg/ui'
import { RowLink } from '~/components/RowLink/RowLink'
import { Time } from '~/components/Time/Time'
import { TwoLines } from '~/components/TwoLines/TwoLines'
import { second } from '~/components/TwoLines/TwoLines.css'
import type { ReceivedRow } from '~/families/received-row'
import { TimeToReply } from './TimeToReply'
import { texts } from '~/texts'

const words = texts.received
const orDash = (text: string | undefined) => text ?? texts.families.unknown

const careColumns: TableColumn<ReceivedRow>[] = [
  { header: texts.families.care, cell: ({ care, move }) => <TwoLines first={orDash(care)} second={move} /> },
  { header: texts.families.budget, align: 'end', cell: ({ budget }) => orDash(budget) },
]

/** The families that are shared with a community's team or a real estate agent, shown as cards on phones. [ROLE-010] */
export function ReceivedTable({ caption, rows }: { caption: string; rows: ReceivedRow[] }) {
  // Real estate agents don't get answers about care and budget.
  const hasCare = rows.some(({ care, budget }) => care ?? budget)
  return (
    <Table
      caption={caption}
      hidesCaption
      rows={rows}
      getKey={({ id }) => id}
      columns={[
        {
          header: texts.families.family,
          isRowHeader: true,
          cell: ({ id, name, lookingFor }) => (
            <RowLink href={`/families/${id}`} below={lookingFor && <span className={second}>{lookingFor}</span>}>
              {name}
            </RowLink>
          ),
        },
        ...(hasCare ? careColumns : []),
        { header: texts.families.place, cell: ({ place }) => orDash(place) },
        { header: texts.families.contact, cell: ({ contact }) => orDash(contact) },
        { header: words.sharedWith, cell: ({ sharedWith }) => sharedWith },
        {
          header: words.response,
          cell: ({ response, clock }) => (
            <>
              <Badge tone={response.tone}>{response.label}</Badge>
              {clock && <TimeToReply clock={clock} />}
            </>
          ),
        },
        { header: words.since, cell: ({ since }) => <Time moment={since} /> },
      ]}
    />
  )
}
