import type { ReactNode } from 'react'
import * as styles from './WindowsFigure.css'

/** A part of what a figure is about, with its windows of 100. */
export interface FigureRow {
  label: string
  /** The amount in words, such as `$900`. */
  amount: string
  windows: number
}

interface WindowsFigureProps {
  /** Up to four parts. */
  rows: readonly FigureRow[]
  /** What the windows say, for people who don’t see them. */
  label: string
  children: ReactNode
}

/** A house of 100 windows in up to four kinds, with a ledger as its key. [LOOK-010] */
export function WindowsFigure({ rows, label, children }: WindowsFigureProps) {
  const panes = rows.flatMap(({ windows }, kind) => Array.from({ length: windows }, () => kind))
  return (
    <figure className={styles.figure}>
      <div className={styles.house} role="img" aria-label={label}>
        <div className={styles.roof} />
        <div className={styles.wall}>
          {panes.map((kind, index) => (
            <span key={index} className={styles.panes[kind]} />
          ))}
        </div>
      </div>
      <ul className={styles.ledger}>
        {rows.map(({ label: name, amount }, kind) => (
          <li key={name} className={styles.row}>
            <span className={styles.samples[kind]} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <strong>{amount}</strong>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  )
}
