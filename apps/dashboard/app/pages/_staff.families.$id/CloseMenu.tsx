import { closedReasonLabel, closedReasons } from '@pkg/domain'
import { Select, TextArea } from '@pkg/ui'
import { familyWorkTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { ManageMenu } from './ManageMenu'

const words = familyWorkTexts

export interface CloseMenuProps {
  version: number
  rejected: RejectedForm | undefined
}

/** Closes a family with a reason and a note. [WORK-007] */
export function CloseMenu({ version, rejected }: CloseMenuProps) {
  return (
    <ManageMenu intent="close" label={words.close} button={words.closeButton} version={version} rejected={rejected}>
      <Select
        label={words.closedReason}
        name="closed-reason"
        options={closedReasons.map((value) => ({ value, label: closedReasonLabel(value) }))}
        defaultValue={rejected?.typed['closed-reason'] ?? ''}
        error={rejected?.errors['closed-reason']}
      />
      <TextArea
        label={words.closedNote}
        name="closed-note"
        rows={2}
        max={1000}
        defaultValue={rejected?.typed['closed-note']}
        error={rejected?.errors['closed-note']}
      />
    </ManageMenu>
  )
}
