import { Table, type TableColumn } from '@pkg/ui'
import { RowLink } from '~/components/RowLink/RowLink'
import { useStaff } from '~/components/Staff/Staff'
import type { TaskRow } from '~/tasks/task-row'
import { texts } from '~/texts'
import { DueTime } from './DueTime'
import { TaskForm } from './TaskForm'

export interface TaskTableProps {
  caption: string
  rows: TaskRow[]
}

/** A table of tasks with a button to complete each, shown as cards on phones. [DASH-004] */
export function TaskTable({ caption, rows }: TaskTableProps) {
  const { seesAll } = useStaff()
  const words = texts.tasks
  const columns: (TableColumn<TaskRow> | false)[] = [
    { header: words.task, isRowHeader: true, cell: ({ title }) => title },
    {
      header: words.family,
      cell: ({ familyId, familyName }) =>
        familyId && familyName && <RowLink href={`/families/${familyId}`}>{familyName}</RowLink>,
    },
    { header: words.due, cell: ({ due }) => <DueTime due={due} /> },
    seesAll && { header: words.owner, cell: ({ owner }) => owner ?? texts.families.unassigned },
    { header: words.action, hidesHeader: true, align: 'end', cell: (task) => <TaskForm task={task} /> },
  ]
  return (
    <Table
      caption={caption}
      hidesCaption
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      getKey={({ id }) => id}
    />
  )
}
