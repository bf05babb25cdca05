import type { ReactNode } from 'react'
import * as styles from './Ledger.css'

/** A line of a ledger. */
export interface LedgerLine {
  label: string
  /** The value as text. */
  figure: ReactNode
  /** Where the value comes from, or what it means. */
  note?: ReactNode
  /** The total of the other lines. */
  isTotal?: boolean
}

/** The props of `Ledger`. */
export interface LedgerProps {
  lines: LedgerLine[]
  /** Whether the lines stand close together. */
  isCompact?: boolean
}

/** Values with their labels, connected by dots. */
export function Ledger({ lines, isCompact = false }: LedgerProps) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, figure, note, isTotal }, index) => (
        <div key={`${index} ${label}`} className={isTotal ? styles.total : isCompact ? styles.compactRow : styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
