import type { MouseEvent, ReactNode } from 'react'
import * as styles from './Segments.css'

/** One of the few things a row of segments chooses between. */
export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** Its name where the label is a drawing. */
  name?: string
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen. */
  label: string
  /** The name under which the surrounding form sends the choice before scripts have loaded. */
  name: string
  segments: Segment<Value>[]
  value: Value
  /** Takes the choice in place of the form. */
  onChange?: (value: Value) => void
}

/** A choice between two or three ways of showing something, taken at once. */
export function Segments<Value extends string>({ label, name, segments, value, onChange }: SegmentsProps<Value>) {
  const press = (event: MouseEvent, pressed: Value) => {
    if (!onChange) return
    event.preventDefault()
    onChange(pressed)
  }
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="submit"
          className={styles.segment}
          name={name}
          value={segment.value}
          aria-label={segment.name}
          aria-pressed={segment.value === value}
          onClick={(event) => press(event, segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
