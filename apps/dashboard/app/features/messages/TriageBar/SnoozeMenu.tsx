import { useFormResult } from '@pkg/remix-host/react'
import { Button, Stack } from '@pkg/ui'
import { listsTexts } from '~/features/lists'
import { Menu } from '~/parts/Menu/Menu'
import { WhenField } from '~/parts/WhenField/WhenField'
import { rejectedWith } from '~/site/forms/rejected-form'
import { messagesTexts } from '../texts'
import type { Thread } from '../thread'
import * as styles from '../Thread.css'
import { TriageForm } from './TriageForm'

const words = messagesTexts

/** The element ID of the menu, which a key opens. */
export const snoozeMenuId = 'snooze-conversation'

/** Chooses until when a conversation is put off, or wakes one that is. [WORK-008] */
export function SnoozeMenu({ thread }: { thread: Thread }) {
  const rejected = rejectedWith(useFormResult(), 'snooze-until')
  return (
    <Menu id={snoozeMenuId} label={words.snooze} shortcut="H" isOpen={rejected !== undefined}>
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
      <TriageForm thread={thread}>
        <Stack gap={12}>
          <WhenField
            label={listsTexts.ownTime}
            name="when"
            defaultValue={rejected?.typed['when']}
            error={rejected?.errors['when']}
          />
          <div>
            <Button type="submit" name="intent" value="snooze-until" size="small">
              {words.snooze}
            </Button>
          </div>
        </Stack>
      </TriageForm>
      {thread.snoozedUntil && (
        <TriageForm thread={thread}>
          <Button type="submit" name="intent" value="wake" size="small" variant="neutral">
            {words.wake}
          </Button>
        </TriageForm>
      )}
    </Menu>
  )
}
