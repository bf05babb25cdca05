import * as styles from './ScoreBadge.css'

/** The props of `ScoreBadge`. */
export interface ScoreBadgeProps {
  /** The score as text, such as `9.1`. Omit it if there is no rating yet. */
  score?: string | undefined
  /** The score in words. */
  label: string
}

/** A score in the house-front shape, then in words. Without a score, a dashed frame with a dash. */
export function ScoreBadge({ score, label }: ScoreBadgeProps) {
  return (
    <span className={styles.score}>
      {score ? (
        <span className={styles.figure}>{score}</span>
      ) : (
        <span className={styles.unrated} aria-hidden="true">
          –
        </span>
      )}
      <span className={styles.label}>{label}</span>
    </span>
  )
}
