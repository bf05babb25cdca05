import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './ScoreBadge.css'

/** The props of `ScoreBadge`. */
export interface ScoreBadgeProps {
  /** The score as text, such as `9.1`. Omit it if there is no rating yet. */
  score?: string | undefined
  /** The score in words. */
  label: string
  /** Shows the score only. Assistive technology still reads the words. */
  isCompact?: boolean
}

/** A score in the house-front shape, then in words. Without a score, a dashed frame with a dash. */
export function ScoreBadge({ score, label, isCompact = false }: ScoreBadgeProps) {
  return (
    <span className={styles.score}>
      {score ? (
        <span className={styles.figure}>{score}</span>
      ) : (
        <span className={styles.unrated} aria-hidden="true">
          –
        </span>
      )}
      {isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
    </span>
  )
}
