import { Button, Select, Stack } from '@pkg/ui'
import { Menu } from '~/parts/Menu/Menu'
import { messagesTexts } from '../texts'
import type { Thread } from '../thread'
import { TriageForm } from './TriageForm'

const words = messagesTexts

/** The element ID of the menu, which a key opens. */
export const assignMenuId = 'assign-conversation'

/** Assigns a conversation to one of the people who can see it, or to no one. [WORK-008] */
export function AssignMenu({ thread }: { thread: Thread }) {
  return (
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
  )
}
