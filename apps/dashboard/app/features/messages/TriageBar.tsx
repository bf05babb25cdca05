import { Button, Select, Stack } from '@pkg/ui'
import { Form, useSearchParams } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import type { ReactNode } from 'react'
import { Menu } from '~/parts/Menu/Menu'
import { messagesTexts } from './texts'
import { type InboxAround, neighborOf } from './inbox-around'
import type { Thread } from './thread'
import * as styles from './Thread.css'
import { undoOf } from './undo'

const words = messagesTexts

/** The ids of what the keys open and press. */
export const snoozeMenuId = 'snooze-conversation'
export const assignMenuId = 'assign-conversation'
export const doneButtonId = 'done-with-conversation'
export const undoButtonId = 'undo-conversation'

export interface TriageBarProps {
  thread: Thread
  around: InboxAround
}

/** What can be done with a conversation: snooze, assign, and done, which goes on to the next one. [WORK-008, WORK-003] */
export function TriageBar({ thread, around }: TriageBarProps) {
  const isDone = thread.state === 'done'
  return (
    <div className={styles.triage}>
      <Menu id={snoozeMenuId} label={words.snooze} shortcut="H">
        <TriageForm thread={thread}>
          <Stack gap={4}>
            {thread.later.map(({ label, value }) => (
              <button key={value} type="submit" name="until" value={value} className={styles.option}>
                {label}
              </button>
            ))}
          </Stack>
          <input type="hidden" name="intent" value="snooze" />
        </TriageForm>
        {thread.snoozedUntil && (
          <TriageForm thread={thread}>
            <Button type="submit" name="intent" value="wake" size="small" variant="neutral">
              {words.wake}
            </Button>
          </TriageForm>
        )}
      </Menu>
      <Menu id={assignMenuId} label={words.assign} shortcut="A">
        <TriageForm thread={thread}>
          <Stack gap={12}>
            <Select
              label={words.assignTo}
              name="assignee"
              defaultValue={thread.assignee?.id ?? ''}
              options={[
                { value: '', label: words.noOne },
                ...thread.assignees.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button type="submit" name="intent" value="assign" size="small">
              {words.assignButton}
            </Button>
          </Stack>
        </TriageForm>
      </Menu>
      {thread.isUnread && (
        <noscript>
          <TriageForm thread={thread}>
            <Button type="submit" name="intent" value="read" size="small" variant="neutral">
              {words.markRead}
            </Button>
          </TriageForm>
        </noscript>
      )}
      <TriageForm thread={thread} next={isDone ? undefined : neighborOf(around.ids, thread.id, 1)}>
        <Button
          id={doneButtonId}
          type="submit"
          name="intent"
          value={isDone ? 'reopen' : 'done'}
          size="small"
          variant="neutral"
        >
          {isDone ? words.reopen : words.done} <ShortcutKey>E</ShortcutKey>
        </Button>
      </TriageForm>
    </div>
  )
}

interface TriageFormProps {
  thread: Thread
  next?: string | undefined
  children: ReactNode
}

/** A form that changes the conversation as the person saw it, and remembers what it was. [WORK-005] */
function TriageForm({ thread, next, children }: TriageFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={thread.version} />
      <input type="hidden" name="was" value={undoOf(thread, thread.snoozedUntil?.iso)} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {children}
    </Form>
  )
}

/** Undoes the last change, which can have been made to the conversation before. [WORK-003] */
export function UndoForm() {
  const [query] = useSearchParams()
  const [undo, of] = [query.get('undo'), query.get('of')]
  if (undo === null || of === null || !/^[\w-]+$/.test(of)) return null
  const back = new URLSearchParams(query)
  for (const name of ['saved', 'undo', 'of', 'retry', 'template']) back.delete(name)
  return (
    <Form method="post" action={`/messages/${of}?${String(back)}`} className={styles.undo}>
      <input type="hidden" name="undo" value={undo} />
      <Button id={undoButtonId} type="submit" name="intent" value="undo" size="small" variant="neutral">
        {words.undo} <ShortcutKey>U</ShortcutKey>
      </Button>
    </Form>
  )
}
