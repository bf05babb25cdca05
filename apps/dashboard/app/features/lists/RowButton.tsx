import { Button } from '@pkg/ui'
import { ActionLabel } from './ActionLabel'
import { formId } from './form-id'
import type { ListRow } from './list'
import { intentValue } from './list-intent'

export interface RowButtonProps {
  /** The name of the action. */
  action: string
  label: string
  row: ListRow
}

/** A button that does an action with one row. Without scripts, the page reloads. [WORK-003] */
export function RowButton({ action, label, row: { id, name } }: RowButtonProps) {
  return (
    <Button type="submit" form={formId} name="do" value={intentValue({ action, id })} size="small">
      <ActionLabel label={label} name={name} />
    </Button>
  )
}
