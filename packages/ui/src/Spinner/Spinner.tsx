import * as styles from './Spinner.css'

/** The props of `Spinner`. */
export interface SpinnerProps {
  /** What is in progress. Announced, and shown next to the ring. */
  label: string
}

/** Shows that something is in progress when no other content can be shown. Without motion, it's a still ring. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  )
}
