import { Button } from '@pkg/ui'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { type InboxAround, neighborOf } from '../inbox-around'
import { messagesTexts } from '../texts'
import type { Thread } from '../thread'
import * as styles from '../Thread.css'
import { AssignMenu } from './AssignMenu'
import { SnoozeMenu } from './SnoozeMenu'
import { TriageForm } from './TriageForm'

const words = messagesTexts

/** The element ID of the button that ends a conversation or reopens it, which a key presses. */
export const doneButtonId = 'done-with-conversation'

export interface TriageBarProps {
  thread: Thread
  around: InboxAround
}

/** What can be done with a conversation: snooze, assign, and done, which goes on to the next one. [WORK-008, WORK-003] */
export function TriageBar({ thread, around }: TriageBarProps) {
  const isDone = thread.state === 'done'
  return (
    <div className={styles.triage}>
      <SnoozeMenu thread={thread} />
      <AssignMenu thread={thread} />
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
