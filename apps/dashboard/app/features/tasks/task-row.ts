import type { Task } from '@pkg/api-client'
import { formatDue, type Due, type RequestClock } from '~/site/server/times'

/** A row of the tasks table. */
export interface TaskRow {
  id: string
  /** The title, as what the row is called. */
  name: string
  title: string
  href?: string | undefined
  familyId?: string | undefined
  familyName?: string | undefined
  owner?: string | undefined
  isDone: boolean
  due: Due
}

/** Returns the row of a task. Completed tasks are never marked due soon or overdue. [DASH-004] */
export function taskRow(task: Task, clock: RequestClock): TaskRow {
  const due = formatDue(task.dueAt, clock)
  const isDone = task.status === 'done'
  return {
    id: task.id,
    name: task.title,
    href: task.clientId && `/families/${task.clientId}`,
    title: task.title,
    familyId: task.clientId,
    familyName: task.clientName,
    owner: task.ownerName,
    isDone,
    due: isDone ? { iso: due.iso, text: due.text } : due,
  }
}
