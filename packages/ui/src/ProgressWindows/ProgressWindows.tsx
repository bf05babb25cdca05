import * as texts from '../texts'
import * as styles from './ProgressWindows.css'

export interface ProgressWindowsProps {
  /** The step the person is on, counted from 1. */
  step: number
  of: number
}

const windowAt = (position: number, step: number) => (position < step ? 'lit' : position === step ? 'here' : 'dark')

/** How far a wizard has come: a street of windows, and "Step n of m" in words. */
export function ProgressWindows({ step, of }: ProgressWindowsProps) {
  const words = texts.stepOf(step, of)
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={texts.progress}
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={step}
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
