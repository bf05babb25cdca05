import { Badge, Button, ButtonLink, Heading, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { FormEvent } from 'react'
import { Menu } from '~/parts/Menu/Menu'
import { RowLink } from '~/parts/RowLink/RowLink'
import {
  intentValue,
  leaveRow,
  type ListOption,
  OptionTime,
  rowElementId,
  rowIdOf,
  useRejectedTime,
} from '~/features/lists'
import { offerCardTexts } from '~/features/offers'
import { tasksTexts } from '~/features/tasks'
import { CallBar } from '~/features/families'
import { todayTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { snoozeMenuId } from './task-keys'
import * as styles from './TaskList.css'
import type { TodayTask } from './today-task'

const words = todayTexts.tasks

export interface TaskListProps {
  /** The title of the group, unless the part of the page has one. */
  title?: string
  tasks: readonly TodayTask[]
  /** The times that a task can be put off to. */
  later: readonly ListOption[]
  /** Whether the button of the first task is the main one of the page. */
  isMain?: boolean
  /** Whether tasks name the person they're assigned to. */
  hasOwners?: boolean
}

/** Tasks with when they're due, when their family can be called, and what can be done with them. [DASH-004, WORK-001] */
export function TaskList({ title, tasks, later, isMain = false, hasOwners = false }: TaskListProps) {
  if (tasks.length === 0) return null
  return (
    <Form method="post" className={styles.group} preventScrollReset onSubmit={leaveSubmittedRow}>
      {title && (
        <div className={styles.groupTitle}>
          <Heading level={2} look="label">
            {title}
          </Heading>
        </div>
      )}
      <ul className={styles.rows}>
        {tasks.map((task, index) => (
          <TaskItem key={task.id} task={task} later={later} isMain={isMain && index === 0} hasOwner={hasOwners} />
        ))}
      </ul>
    </Form>
  )
}

/** Moves the focus to another row, because the row of the pressed button is about to disappear. */
function leaveSubmittedRow({ nativeEvent }: FormEvent<HTMLFormElement>) {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  // A time that someone types may be refused, and then its field keeps the focus.
  if (button?.getAttribute('value')?.startsWith('snooze@')) return
  const id = rowIdOf(button?.closest('li')?.querySelector(`[id^="${rowElementId('')}"]`) ?? null)
  if (id !== undefined) leaveRow(id)
}

interface TaskItemProps {
  task: TodayTask
  later: readonly ListOption[]
  isMain: boolean
  hasOwner: boolean
}

function TaskItem({ task, later, isMain, hasOwner }: TaskItemProps) {
  const { id, title, due, family, owner, calls } = task
  return (
    <li className={isMain ? `${styles.row} ${styles.first}` : styles.row}>
      <time className={styles.due} dateTime={due.iso}>
        <span className={due.isUrgent ? `${styles.dueFirst} ${styles.urgent}` : styles.dueFirst}>{due.first}</span>{' '}
        <span className={styles.dueSecond}>{due.second}</span>
      </time>
      <div className={styles.about}>
        {family ? (
          <>
            <span className={styles.family}>
              <RowLink id={rowElementId(id)} href={family.href}>
                {family.name}
              </RowLink>
              {family.stage && <Badge tone={family.stage.tone}>{family.stage.label}</Badge>}
            </span>
            <span className={styles.title}>{title}</span>
          </>
        ) : (
          <span id={rowElementId(id)} className={styles.title} tabIndex={-1}>
            {title}
          </span>
        )}
        {hasOwner && <span className={styles.owner}>{owner ? words.assignedTo(owner) : absentTexts.advisor}</span>}
      </div>
      <div>{calls && <CallBar calls={calls} />}</div>
      <Actions task={task} later={later} isMain={isMain} />
    </li>
  )
}

function Actions({ task: { id, title, family }, later, isMain }: Omit<TaskItemProps, 'hasOwner'>) {
  const isRejected = useRejectedTime({ action: 'snooze', id }) !== undefined
  return (
    <div className={styles.actions}>
      {family && (
        <span className={styles.open}>
          <ButtonLink href={family.href} size="small" width="full" variant={isMain ? 'primary' : 'secondary'}>
            {words.open}
            <VisuallyHidden>{offerCardTexts.of(family.name)}</VisuallyHidden>
          </ButtonLink>
        </span>
      )}
      <Button type="submit" name="do" value={intentValue({ action: 'complete', id })} size="small" variant="neutral">
        <span aria-hidden="true">{tasksTexts.complete}</span>
        <VisuallyHidden>{tasksTexts.completeTask(title)}</VisuallyHidden>
      </Button>
      <Menu id={snoozeMenuId(id)} label={tasksTexts.snooze} about={title} isOpen={isRejected}>
        {later.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="do"
            value={intentValue({ action: 'snooze', option: value, id })}
            className={styles.choice}
          >
            {label}
          </button>
        ))}
        <OptionTime action="snooze" label={tasksTexts.snooze} of="moment" id={id} />
      </Menu>
    </div>
  )
}
