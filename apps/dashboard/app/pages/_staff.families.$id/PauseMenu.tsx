import { TextField } from '@pkg/ui'
import { familyWorkTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { ManageMenu } from './ManageMenu'

const words = familyWorkTexts

export interface PauseMenuProps {
  version: number
  /** The first day that a family can be paused until. */
  tomorrow: string
  rejected: RejectedForm | undefined
}

/** Pauses a family until a later day. [WORK-007] */
export function PauseMenu({ version, tomorrow, rejected }: PauseMenuProps) {
  return (
    <ManageMenu
      intent="pause"
      label={words.pause}
      button={words.pauseButton}
      shortcut="H"
      version={version}
      rejected={rejected}
    >
      <TextField
        label={words.until}
        hint={words.untilHint}
        name="until"
        type="date"
        min={tomorrow}
        defaultValue={rejected?.typed['until'] ?? tomorrow}
        error={rejected?.errors['until']}
      />
    </ManageMenu>
  )
}
