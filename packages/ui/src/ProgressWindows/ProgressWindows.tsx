import * as texts from '../texts'
import * as styles from './ProgressWindows.css'

/** The props of `ProgressWindows`. */
export interface ProgressWindowsProps {
  /** The current step, starting at 1. */
  step: number
  of: number
  /** The number from which assistive technology counts. The text always counts from 1. */
  countsFrom?: 0 | 1
  /** The name and text in another language. */
  label?: string
  words?: string
  /** Whether the words stand alone, because a `LitHouse` above them has the windows. */
  isInWords?: boolean
}

const windowAt = (position: number, step: number) => (position < step ? 'lit' : position === step ? 'here' : 'dark')

/** A wizard's progress as a street of windows, with "Step n of m" in words. */
export function ProgressWindows(props: ProgressWindowsProps) {
  const { step, of, countsFrom = 1, label = texts.progress, words = texts.stepOf(step, of), isInWords = false } = props
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={countsFrom}
      aria-valuemax={of - 1 + countsFrom}
      aria-valuenow={step - 1 + countsFrom}
      aria-valuetext={words}
    >
      {!isInWords && (
        <span className={styles.panes}>
          {Array.from({ length: of }, (_, index) => (
            <span key={index} className={styles.windows[windowAt(index + 1, step)]} />
          ))}
        </span>
      )}
      {words}
    </div>
  )
}
