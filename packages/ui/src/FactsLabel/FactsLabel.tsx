import type { ReactNode } from 'react'
import { label as leadingLabel } from '../Ledger/Ledger.css'
import * as styles from './FactsLabel.css'

/** A fact and its value. */
export interface Fact {
  label: string
  figure: ReactNode
  /** What the value is based on, below it. */
  note?: ReactNode
  /** The main fact of the label, larger and between thick rules. */
  isMain?: boolean
}

/** The props of `FactsLabel`. */
export interface FactsLabelProps {
  title: string
  facts: Fact[]
  /** What people must know besides the values. */
  children?: ReactNode
  level?: 2 | 3
}

/** Facts that must be disclosed, with thick rules and a black border. */
export function FactsLabel({ title, facts, children, level = 2 }: FactsLabelProps) {
  const Level = `h${level}` as const
  return (
    <section className={styles.label}>
      <Level className={styles.title}>{title}</Level>
      <dl>
        {facts.map(({ label, figure, note, isMain }) => (
          <div key={label} className={isMain ? styles.mainRow : styles.row}>
            <dt className={leadingLabel}>{label}</dt>
            <dd className={isMain ? styles.mainFigure : styles.figure}>{figure}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  )
}
