import * as styles from './Spinner.css'

export interface SpinnerProps {
  /** What is under way. It is read aloud, and stands beside the ring. */
  label: string
}

/** Something is under way and nothing else can stand there meanwhile. Without motion it is a still ring. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  )
}
