import { familyWorkTexts } from '~/features/families'
import { WhenField } from '~/parts/WhenField/WhenField'
import { whenTexts } from '~/parts/WhenField/texts'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { ManageMenu } from './ManageMenu'

const words = familyWorkTexts

export interface PauseMenuProps {
  version: number
  rejected: RejectedForm | undefined
}

/** Pauses a family until a later day. [WORK-007] */
export function PauseMenu({ version, rejected }: PauseMenuProps) {
  return (
    <ManageMenu
      intent="pause"
      label={words.pause}
      button={words.pauseButton}
      shortcut="H"
      version={version}
      rejected={rejected}
    >
      <WhenField
        of="day"
        label={words.until}
        name="until"
        defaultValue={rejected?.typed['until'] ?? whenTexts.dayChoices[0]}
        error={rejected?.errors['until']}
      />
    </ManageMenu>
  )
}
