import { Select, type SelectOption } from '@pkg/ui'
import { familyWorkTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { ManageMenu } from './ManageMenu'

const words = familyWorkTexts

export interface AssignMenuProps {
  version: number
  advisors: SelectOption[]
  rejected: RejectedForm | undefined
}

/** Assigns a family to another advisor. [WORK-007] */
export function AssignMenu({ version, advisors, rejected }: AssignMenuProps) {
  return (
    <ManageMenu
      intent="assign"
      label={words.assign}
      button={words.assignButton}
      shortcut="A"
      version={version}
      rejected={rejected}
    >
      <Select
        label={words.advisor}
        name="agent"
        options={advisors}
        defaultValue={rejected?.typed['agent'] ?? ''}
        error={rejected?.errors['agent']}
      />
    </ManageMenu>
  )
}
