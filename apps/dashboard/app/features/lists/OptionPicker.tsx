import { Button } from '@pkg/ui'
import { PickerField, type PickerSource } from '~/features/pickers'
import { listsTexts } from './texts'
import { pickerName } from './action-choice'
import { intentValue } from './list-intent'
import * as styles from './ActionButtons.css'

export interface OptionPickerProps {
  /** The name of the action. */
  action: string
  label: string
  source: PickerSource
  /** The row, or none for the selected ones. */
  id?: string
}

/** Searches the option of an action, and does it. It belongs to a form. [WORK-022] */
export function OptionPicker({ action, label, source, id }: OptionPickerProps) {
  const name = pickerName(action)
  return (
    <div className={styles.picker}>
      <PickerField
        id={[name, id].filter(Boolean).join('-')}
        name={name}
        label={listsTexts.pick[source]}
        error={undefined}
        source={source}
        isMany={false}
        values={[]}
        found={undefined}
      />
      <Button type="submit" name="do" value={intentValue({ action, ...(id === undefined ? {} : { id }) })} size="small">
        {label}
      </Button>
    </div>
  )
}
