import type { ReactNode } from 'react'
import * as styles from './TwoLines.css'

export interface TwoLinesProps {
  first: string
  second?: ReactNode
  /** Whether lines that are too long are cut, and in full in a tooltip. */
  isCut?: boolean
}

/** A value with a muted second line. */
export function TwoLines({ first, second, isCut = false }: TwoLinesProps) {
  const titleOf = (line: ReactNode) => (isCut && typeof line === 'string' ? line : undefined)
  const cut = isCut ? styles.cut : ''
  return (
    <span className={isCut ? `${styles.two} ${styles.shrinks}` : styles.two}>
      <span className={cut} title={titleOf(first)}>
        {first}
      </span>
      {second && (
        <span className={`${styles.second} ${cut}`} title={titleOf(second)}>
          {second}
        </span>
      )}
    </span>
  )
}
