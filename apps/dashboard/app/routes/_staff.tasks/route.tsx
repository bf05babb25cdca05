import { EmptyState, Pagination, Stack, Tabs } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TaskTable } from '~/components/TaskTable/TaskTable'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requestClock } from '~/server/request-clock'
import { formatDay } from '~/server/times'
import { changeListedTask } from '~/tasks/change-listed-task'
import { taskRow } from '~/tasks/task-row'
import { parseTasksUrl, taskFilters, tasksUrl, tasksTabs } from '~/tasks/tasks-url'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.tasks

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = parseTasksUrl(new URL(request.url).searchParams)
  if (!view) throw errorPage('bad-request', 400)
  const clock = requestClock(request)
  const { tasks } = apiFor(request, context)
  const page = { timeZone: clock.zone, 'page-number': view.page, 'page-size': pageSize }
  const found = await requireResponse(request, tasks.list({ ...taskFilters[view.tab], ...page }))
  return {
    ...view,
    day: formatDay(clock),
    total: found.total,
    rows: found.items.map((task) => taskRow(task, clock)),
  }
}

export const action = changeListedTask

export default function TasksRoute() {
  const { tab, page, day, total, rows } = useLoaderData<typeof loader>()
  return (
    <Stack gap={16}>
      <PageTitle title={words.title} lead={day} />
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={tasksTabs.map((name) => ({ label: words[name], href: tasksUrl(name) }))}
        current={tasksUrl(tab)}
      />
      {rows.length > 0 ? (
        <TaskTable caption={words.title} rows={rows} />
      ) : (
        <EmptyState title={words.none[tab]}>{words.noneHelp[tab]}</EmptyState>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} getHref={(number) => tasksUrl(tab, number)} />
    </Stack>
  )
}
