import * as styles from './ScoreBadge.css'

export interface ScoreBadgeProps {
  /** The figure as it reads, such as `9.1`; leave it out where nobody has rated yet. */
  score?: string | undefined
  /** The figure in words. */
  label: string
}

/** A score in the house-front shape, then in words. Without a score: a dashed frame with a dash. */
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
