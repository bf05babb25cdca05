import { Heading, Stack, Text } from '@pkg/ui'
import { DueTime } from './DueTime'
import { TaskForm } from './TaskForm'
import type { TaskRow } from './task-row'
import { tasksTexts } from './texts'
import * as styles from './FamilyTasks.css'

const words = tasksTexts

/** A family's open and completed tasks. [DASH-003, DASH-004] */
export function FamilyTasks({ open, done }: { open: TaskRow[]; done: TaskRow[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.title}
      </Heading>
      {open.length === 0 ? <Text size="small">{words.noTasks}</Text> : <Tasks tasks={open} />}
      {done.length > 0 && (
        <>
          <Heading level={3} look="label">
            {words.doneTasks}
          </Heading>
          <Tasks tasks={done} />
        </>
      )}
    </Stack>
  )
}

function Tasks({ tasks }: { tasks: TaskRow[] }) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <div>
            <p className={styles.title}>{task.title}</p>
            <DueTime due={task.due} />
          </div>
          <TaskForm task={task} />
        </li>
      ))}
    </ul>
  )
}
