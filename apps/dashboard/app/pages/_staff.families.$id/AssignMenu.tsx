import { familyWorkTexts } from '~/features/families'
import { PickerField } from '~/features/pickers'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { ManageMenu } from './ManageMenu'

const words = familyWorkTexts

export interface AssignMenuProps {
  version: number
  rejected: RejectedForm | undefined
}

/** Assigns a family to another advisor. [WORK-007, WORK-022] */
export function AssignMenu({ version, rejected }: AssignMenuProps) {
  const typed = rejected?.typed['agent']
  return (
    <ManageMenu
      intent="assign"
      label={words.assign}
      button={words.assignButton}
      shortcut="A"
      version={version}
      rejected={rejected}
    >
      <PickerField
        id="assign-advisor"
        name="agent"
        label={words.advisor}
        hint={words.advisorHint}
        source="advisors"
        isMany={false}
        values={typed ? [typed] : []}
        error={rejected?.errors['agent']}
        found={rejected?.found?.['agent']}
      />
    </ManageMenu>
  )
}
