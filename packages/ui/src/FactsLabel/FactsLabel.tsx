import type { ReactNode } from 'react'
import { label as leadingLabel } from '../Ledger/Ledger.css'
import * as styles from './FactsLabel.css'

/** A fact and its figure. */
export interface Fact {
  label: string
  figure: ReactNode
  /** The fact that the label is about: larger, between thick rules. */
  isMain?: boolean
}

export interface FactsLabelProps {
  title: string
  facts: Fact[]
  /** What one must know beside the figures. */
  children?: ReactNode
  level?: 2 | 3
}

/** Facts that are owed, not advertised: thick rules and a black border. */
export function FactsLabel({ title, facts, children, level = 2 }: FactsLabelProps) {
  const Level = `h${level}` as const
  return (
    <section className={styles.label}>
      <Level className={styles.title}>{title}</Level>
      <dl>
        {facts.map(({ label, figure, isMain }) => (
          <div key={label} className={isMain ? styles.mainRow : styles.row}>
            <dt className={leadingLabel}>{label}</dt>
            <dd className={isMain ? styles.mainFigure : styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  )
}
