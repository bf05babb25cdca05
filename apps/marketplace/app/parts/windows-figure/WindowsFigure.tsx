import type { ReactNode } from 'react'
import * as styles from './WindowsFigure.css'

/** A part of what a figure is about, with its windows of 100. */
export interface FigureRow {
  label: string
  /** The amount in words, such as `$900`. */
  amount: string
  windows: number
  /** How its windows look. By default, the parts are lit, half lit, pale, and dark in this order. */
  look?: WindowLook
}

const looks = ['lit', 'half', 'pale', 'dark'] as const
type WindowLook = (typeof looks)[number]

interface WindowsFigureProps {
  /** Up to four parts. */
  rows: readonly FigureRow[]
  /** What the windows say, for people who don’t see them. */
  label: string
  children: ReactNode
}

/** A house of 100 windows in up to four kinds, with a ledger as its key. [LOOK-010] */
export function WindowsFigure({ rows, label, children }: WindowsFigureProps) {
  const shown = rows.map((row, index) => ({ ...row, look: row.look ?? looks[index] ?? 'dark' }))
  const panes = shown.flatMap(({ windows, look }) => Array.from({ length: windows }, () => look))
  return (
    <figure className={styles.figure}>
      <div className={styles.house} role="img" aria-label={label}>
        <div className={styles.roof} />
        <div className={styles.wall}>
          {panes.map((look, index) => (
            <span key={index} className={styles.panes[look]} />
          ))}
        </div>
      </div>
      <ul className={styles.ledger}>
        {shown.map(({ label: name, amount, look }) => (
          <li key={name} className={styles.row}>
            <span className={styles.samples[look]} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <strong>{amount}</strong>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  )
}
