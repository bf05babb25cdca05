import * as styles from './Stars.css'

/** The props of `Stars`. */
export interface StarsProps {
  /** From 0 to `of`. Fractions are drawn exactly. */
  value: number
  /** The number of stars. [RATE-001] */
  of?: number
  /** The text for screen readers, such as `4.5 of 5 stars`. */
  label: string
}

const star = 'l2.4 5.1 5.6.8-4 3.9.9 5.6-4.9-2.8-4.9 2.8.9-5.6-4-3.9 5.6-.8z'
const starWidth = 20

/** A row of stars, filled from the left. [RATE-001] */
export function Stars({ value, of = 5, label }: StarsProps) {
  const row = Array.from({ length: of }, (_, index) => `M${10 + index * starWidth} 2${star}`).join('')
  const width = of * starWidth
  const filled = Math.min(Math.max(value, 0), of) * starWidth
  return (
    <svg className={styles.stars} viewBox={`0 0 ${width} ${starWidth}`} role="img" aria-label={label}>
      <path className={styles.empty} d={row} />
      <svg width={filled} height={starWidth}>
        <path className={styles.full} d={row} />
      </svg>
    </svg>
  )
}
