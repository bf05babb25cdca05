import { Badge, Table, type TableColumn } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { second } from '~/parts/TwoLines/TwoLines.css'
import type { ReceivedRow } from '../received-row'
import { TimeToReply } from './TimeToReply'
import { receivedTexts } from '../texts'
import { absentTexts } from '~/site/texts'
import { familiesTexts } from '../../texts'

const words = receivedTexts
const orDash = (text: string | undefined) => text ?? absentTexts.value

const careColumns: TableColumn<ReceivedRow>[] = [
  { header: familiesTexts.care, cell: ({ care, move }) => <TwoLines first={orDash(care)} second={move} /> },
  { header: familiesTexts.budget, align: 'end', cell: ({ budget }) => orDash(budget) },
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
          header: familiesTexts.family,
          isRowHeader: true,
          cell: ({ id, name, lookingFor }) => (
            <RowLink href={`/families/${id}`} below={lookingFor && <span className={second}>{lookingFor}</span>}>
              {name}
            </RowLink>
          ),
        },
        ...(hasCare ? careColumns : []),
        { header: familiesTexts.place, cell: ({ place }) => orDash(place) },
        { header: familiesTexts.contact, cell: ({ contact }) => orDash(contact) },
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
