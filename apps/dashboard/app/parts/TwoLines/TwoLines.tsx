import * as styles from './TwoLines.css'

/** A value with a muted second line. */
export function TwoLines({ first, second }: { first: string; second?: string | undefined }) {
  return (
    <span className={styles.two}>
      {first}
      {second && <span className={styles.second}>{second}</span>}
    </span>
  )
}
