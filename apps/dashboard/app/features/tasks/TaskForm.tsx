import { Button, VisuallyHidden } from '@pkg/ui'
import { useActionData, useFetcher } from '@remix-run/react'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import type { TaskRow } from './task-row'
import { tasksTexts } from './texts'
import * as styles from './TaskTable.css'

/** Completes or reopens a task. Without scripts, the page reloads. [DASH-004] */
export function TaskForm({ task }: { task: TaskRow }) {
  const fetcher = useFetcher<RejectedForm>()
  const { id, title, isDone } = task
  const intent = isDone ? 'reopen-task' : 'complete-task'
  const sent = useActionData<RejectedForm>()
  const failed = [fetcher.data, sent]
    .map((result) => rejectedWith(result, intent))
    .find((rejected) => rejected?.typed['task'] === id)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="task" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="small"
        variant={isDone ? 'neutral' : 'secondary'}
        busy={fetcher.state !== 'idle'}
      >
        <span aria-hidden="true">{isDone ? tasksTexts.reopen : tasksTexts.complete}</span>
        <VisuallyHidden>{isDone ? tasksTexts.reopenTask(title) : tasksTexts.completeTask(title)}</VisuallyHidden>
      </Button>
      <span role="alert" className={styles.failed}>
        {fetcher.state === 'idle' && failed?.message}
      </span>
    </fetcher.Form>
  )
}
