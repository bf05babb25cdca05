import type { ReactNode } from 'react'
import * as styles from './Ledger.css'

/** A line of a ledger. */
export interface LedgerLine {
  label: string
  /** The figure, as it reads. */
  figure: ReactNode
  /** Where the figure comes from, or what it means. */
  note?: ReactNode
  /** The line that the others add up to. */
  isTotal?: boolean
}

export interface LedgerProps {
  lines: LedgerLine[]
}

/** Figures with their labels, dots leading from one to the other. */
export function Ledger({ lines }: LedgerProps) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, figure, note, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
