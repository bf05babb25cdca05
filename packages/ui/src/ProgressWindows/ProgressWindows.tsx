import * as texts from '../texts'
import * as styles from './ProgressWindows.css'

export interface ProgressWindowsProps {
  /** The step the person is on, counted from 1. */
  step: number
  of: number
  /** From what number assistive technology counts; the words always count from 1. */
  countsFrom?: 0 | 1
  /** Its name and its words in another language. */
  label?: string
  words?: string
}

const windowAt = (position: number, step: number) => (position < step ? 'lit' : position === step ? 'here' : 'dark')

/** How far a wizard has come: a street of windows, and "Step n of m" in words. */
export function ProgressWindows(props: ProgressWindowsProps) {
  const { step, of, countsFrom = 1, label = texts.progress, words = texts.stepOf(step, of) } = props
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
      <span className={styles.panes}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={styles.windows[windowAt(index + 1, step)]} />
        ))}
      </span>
      {words}
    </div>
  )
}
