import type { AgeView } from './price-sheet'
import * as styles from './PriceSheet.css'

/** When something was confirmed, until when it counts, and what families see of it after that. [TRUST-018] */
export function Age({ age: { confirmed, expires, tone, effect } }: { age: AgeView }) {
  return (
    <>
      <span className={styles.tones.calm}>{confirmed}</span>
      {expires && <span className={styles.tones[tone]}>{effect ? `${expires}. ${effect}` : expires}</span>}
    </>
  )
}
