import { EmptyState, Heading, Stack, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { FamiliesTable } from '~/components/FamiliesTable/FamiliesTable'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TaskTable } from '~/components/TaskTable/TaskTable'
import { familiesUrl } from '~/families/families-url'
import type { FamilyRow } from '~/families/family-row'
import type { TaskRow } from '~/tasks/task-row'
import { tasksUrl } from '~/tasks/tasks-url'
import { texts } from '~/texts'

export interface TodayPageProps {
  /** Today's date in words. */
  day: string
  families: { total: number; rows: FamilyRow[] }
  tasks: { total: number; rows: TaskRow[] }
}

/** Today's work: new families, and tasks that are due. [DASH-002] */
export function TodayPage({ day, families, tasks }: TodayPageProps) {
  const words = texts.today
  return (
    <Stack gap={32}>
      <PageTitle title={words.title} lead={day} />
      <SavedNotice />
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

interface PartProps {
  title: string
  all: { href: string; label: string }
  children: ReactNode
}

function Part({ title, all, children }: PartProps) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
      <div>
        <TextLink href={all.href} standalone>
          {all.label}
        </TextLink>
      </div>
    </Stack>
  )
}
