import { Badge, Table, type TableColumn } from '@pkg/ui'
import { useState } from 'react'
import { RowLink } from '~/components/RowLink/RowLink'
import { useStaff } from '~/components/Staff/Staff'
import { Time } from '~/components/Time/Time'
import { TwoLines } from '~/components/TwoLines/TwoLines'
import { second } from '~/components/TwoLines/TwoLines.css'
import type { FamilyRow } from '~/families/family-row'
import { texts } from '~/texts'
import * as styles from './FamiliesTable.css'

export interface FamiliesTableProps {
  caption: string
  rows: FamilyRow[]
  /** Whether to show the stage. Leave it out when all rows have the same one. */
  showsStage: boolean
}

const words = texts.families
const orDash = (text: string | undefined) => text ?? words.unknown

/** A table of families, shown as cards on phones. It highlights the row with keyboard focus. [DASH-003] */
export function FamiliesTable({ caption, rows, showsStage }: FamiliesTableProps) {
  const { seesAll } = useStaff()
  const [current, setCurrent] = useState<string>()
  const columns: (TableColumn<FamilyRow> | false)[] = [
    {
      header: words.family,
      isRowHeader: true,
      cell: ({ id, name, lookingFor }) => (
        <RowLink
          href={`/families/${id}`}
          below={lookingFor && <span className={second}>{lookingFor}</span>}
          onFocus={() => setCurrent(id)}
          onBlur={() => setCurrent(undefined)}
        >
          {name}
        </RowLink>
      ),
    },
    {
      header: words.care,
      cell: ({ care, move }) => (
        <span className={styles.nowrap}>
          <TwoLines first={orDash(care)} second={move} />
        </span>
      ),
    },
    {
      header: words.budget,
      align: 'end',
      cell: ({ budget }) => <span className={styles.nowrap}>{orDash(budget)}</span>,
    },
    {
      header: words.place,
      cell: ({ place, communities }) => <TwoLines first={orDash(place)} second={communities} />,
    },
    {
      header: words.contact,
      cell: ({ contact }) => <span className={styles.nowrap}>{orDash(contact)}</span>,
    },
    showsStage && { header: words.stage, cell: ({ stage }) => <Badge tone={stage.tone}>{stage.label}</Badge> },
    seesAll && { header: words.advisor, cell: ({ advisor }) => advisor ?? words.unassigned },
    { header: words.tasks, align: 'end', cell: ({ openTasks }) => openTasks },
    {
      header: words.since,
      cell: ({ since }) => (
        <span className={styles.nowrap}>
          <Time moment={since} />
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={caption}
      hidesCaption
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      getKey={({ id }) => id}
      getState={({ id }) => (id === current ? 'current' : undefined)}
    />
  )
}
