import { useSubmit } from '@remix-run/react'
import type { RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { texts } from '~/texts'
import { intentValue } from './list-intent'
import type { RowEditProps } from './RowEdit'
import * as styles from './RowEdit.css'

export interface RowMenuProps extends Omit<RowEditProps, 'children'> {
  /** The cell's button, next to which it opens. */
  anchor: RefObject<HTMLElement>
  onClose: () => void
}

/** The values that a cell can get. It loads when it's opened, above everything, so no edge of the table cuts it off. */
export function RowMenu({ action, label: what, options, row, anchor, onClose }: RowMenuProps) {
  const submit = useSubmit()
  const choose = (value: unknown) => {
    const form = new FormData()
    form.set('do', intentValue({ action, option: String(value), id: row.id }))
    submit(form, { method: 'post', preventScrollReset: true })
    onClose()
  }
  return (
    <Popover
      className={styles.menu}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
    >
      <Menu aria-label={texts.lists.change(what, row.name)} autoFocus="first" onAction={choose}>
        {options.map(({ value, label }) => (
          <MenuItem key={value} id={value} className={styles.choice}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
