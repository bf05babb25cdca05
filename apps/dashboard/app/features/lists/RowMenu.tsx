import { useSubmit } from '@remix-run/react'
import type { RefObject } from 'react'
import { Dialog, Menu, MenuItem, Popover } from 'react-aria-components'
import { PickerField, type PickerSource } from '~/features/pickers'
import { listsTexts } from './texts'
import type { ListOption, ListRow } from './list'
import { intentValue } from './list-intent'
import * as styles from './RowEdit.css'

export interface RowMenuProps {
  /** The name of the action that changes the value. */
  action: string
  /** What is changed, such as `Stage`. */
  label: string
  options: readonly ListOption[]
  /** What to search instead, if there are too many. */
  source: PickerSource | undefined
  row: ListRow
  /** The cell's button, next to which it opens. */
  anchor: RefObject<HTMLElement>
  onClose: () => void
}

/** The values that a cell can get. It loads when it's opened, above everything, so no edge of the table cuts it off. */
export function RowMenu({ action, label: what, options, source, row, anchor, onClose }: RowMenuProps) {
  const submit = useSubmit()
  const label = listsTexts.change(what, row.name)
  const choose = (value: unknown) => {
    const form = new FormData()
    form.set('do', intentValue({ action, option: String(value), id: row.id }))
    submit(form, { method: 'post', preventScrollReset: true })
    onClose()
  }
  return (
    <Popover
      className={styles.menu}
      aria-label={label}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
    >
      {source ? (
        <Dialog aria-label={label} className={styles.search}>
          <PickerField
            id={`${action}-${row.id}`}
            name={action}
            label={what}
            error={undefined}
            source={source}
            isMany={false}
            values={[]}
            found={undefined}
            takesFocus
            onPick={(option) => option && choose(option.id)}
          />
        </Dialog>
      ) : (
        <Menu aria-label={label} autoFocus="first" onAction={choose}>
          {options.map((option) => (
            <MenuItem key={option.value} id={option.value} className={styles.choice}>
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Popover>
  )
}
