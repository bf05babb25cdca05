import type { MouseEvent, ReactNode } from 'react'
import * as styles from './Segments.css'

/** One option of a row of segments. */
export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** The name, if the label is an icon. */
  name?: string
}

/** The props of `Segments`. */
export interface SegmentsProps<Value extends string> {
  /** What the segments choose. */
  label: string
  /** The name under which the form sends the choice before scripts load. */
  name: string
  segments: Segment<Value>[]
  value: Value
  /** Receives the choice instead of the form. */
  onChange?: (value: Value) => void
}

/** A choice between two or three views that applies immediately. */
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
