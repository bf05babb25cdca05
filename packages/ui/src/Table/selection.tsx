import { type ChangeEvent, useEffect, useRef } from 'react'
import { input } from '../Checkbox/Checkbox.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Table.css'

/** The selected rows of a table. Its checkboxes belong to a form, so they also work before scripts load. */
export interface TableSelection<Row> {
  /** The id of the form. */
  form: string
  /** The name of the checkboxes, whose values are the keys of the rows. */
  name: string
  /** The name of the checkbox that selects all rows. */
  allLabel: string
  /** Returns the name of a row's checkbox, such as `Select Luis Ortega`. */
  label: (row: Row) => string
  isSelected: (row: Row) => boolean
  /** How many rows of the table are selected. */
  selected: 'none' | 'some' | 'all'
  /** Called with the event, whose `nativeEvent` is the click and knows about Shift. */
  onToggle: (row: Row, event: ChangeEvent<HTMLInputElement>) => void
  onToggleAll: (isSelected: boolean) => void
}

/** The checkbox above a column of checkboxes. */
export function SelectAll<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { selected, allLabel, onToggleAll } = selection
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some'
  }, [selected])
  return (
    <div className={styles.selectHeader} role="columnheader">
      <label className={styles.select}>
        <input
          ref={box}
          type="checkbox"
          className={input}
          checked={selected === 'all'}
          onChange={({ currentTarget }) => onToggleAll(currentTarget.checked)}
        />
        <VisuallyHidden>{allLabel}</VisuallyHidden>
      </label>
    </div>
  )
}

/** The checkbox of a row. */
export function SelectRow<Row>({ selection, row, value }: { selection: TableSelection<Row>; row: Row; value: string }) {
  const { form, name, label, isSelected, onToggle } = selection
  return (
    <div className={styles.selectCell} role="cell">
      <label className={styles.select}>
        <input
          type="checkbox"
          className={input}
          form={form}
          name={name}
          value={value}
          checked={isSelected(row)}
          onChange={(event) => onToggle(row, event)}
        />
        <VisuallyHidden>{label(row)}</VisuallyHidden>
      </label>
    </div>
  )
}
