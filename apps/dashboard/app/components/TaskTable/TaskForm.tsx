import { Button, VisuallyHidden } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import type { TaskRow } from '~/tasks/task-row'
import { texts } from '~/texts'

/** Completes or reopens a task. Without scripts, the page reloads. [DASH-004] */
export function TaskForm({ task }: { task: TaskRow }) {
  const fetcher = useFetcher()
  const { id, title, isDone } = task
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="task" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isDone ? 'reopen-task' : 'complete-task'}
        size="small"
        variant={isDone ? 'neutral' : 'secondary'}
        busy={fetcher.state !== 'idle'}
      >
        <span aria-hidden="true">{isDone ? texts.tasks.reopen : texts.tasks.complete}</span>
        <VisuallyHidden>{isDone ? texts.tasks.reopenTask(title) : texts.tasks.completeTask(title)}</VisuallyHidden>
      </Button>
    </fetcher.Form>
  )
}
