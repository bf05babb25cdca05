import { EmptyState, Stack } from '@pkg/ui'
import { FamiliesTable } from '~/components/FamiliesTable/FamiliesTable'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TaskTable } from '~/components/TaskTable/TaskTable'
import { familiesUrl } from '~/families/families-url'
import type { FamilyRow } from '~/families/family-row'
import type { TaskRow } from '~/tasks/task-row'
import { tasksUrl } from '~/tasks/tasks-url'
import type { ReleaseRow } from '~/releases/release-row'
import { texts } from '~/texts'
import { Part } from './Part'
import { ReleasesToConfirm } from './ReleasesToConfirm'

export interface TodayPageProps {
  /** Today's date in words. */
  day: string
  families: { total: number; rows: FamilyRow[] }
  tasks: { total: number; rows: TaskRow[] }
  releases: ReleaseRow[]
}

/** Today's work of advisors and admins: deletions to confirm, new families, and tasks that are due. [DASH-002] */
export function TodayPage({ day, families, tasks, releases }: TodayPageProps) {
  const words = texts.today
  return (
    <Stack gap={32}>
      <PageTitle title={words.title} lead={day} />
      <SavedNotice />
      <ReleasesToConfirm rows={releases} />
      <Part title={words.newFamilies(families.total)} all={{ href: familiesUrl({ tab: 'new' }), label: words.allNew }}>
        {families.total > 0 ? (
          <FamiliesTable caption={words.newFamilies(families.total)} rows={families.rows} showsStage={false} />
        ) : (
          <EmptyState title={words.noNew} level={3}>
            {words.noNewHelp}
          </EmptyState>
        )}
      </Part>
      <Part title={words.dueTasks(tasks.total)} all={{ href: tasksUrl('today'), label: words.allTasks }}>
        {tasks.total > 0 ? (
          <TaskTable caption={words.dueTasks(tasks.total)} rows={tasks.rows} />
        ) : (
          <EmptyState title={words.noTasks} level={3}>
            {words.noTasksHelp}
          </EmptyState>
        )}
      </Part>
    </Stack>
  )
}
