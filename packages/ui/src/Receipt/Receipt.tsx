import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { checkIcon } from '../Icon/shapes'
import * as styles from './Receipt.css'

/** One recipient. */
export interface ReceiptRow {
  who: string
  /** What the recipient got, or what to know about them. */
  what?: ReactNode
  /** When and how it was sent. */
  sent?: string
  /** The URL of a small decorative image. */
  picture?: string
  /** A badge with the state. */
  badge?: ReactNode
  /** A window that is lit for those who have it, half lit for those who may get it, and dark for others. `what` says the same. [LOOK-007] */
  light?: 'lit' | 'half' | 'dark'
}

/** The props of `Receipt`. */
export interface ReceiptProps {
  rows: ReceiptRow[]
  /** Whether the rows stand close together. */
  isCompact?: boolean
}

/** A list of recipients and what each of them has. */
export function Receipt({ rows, isCompact = false }: ReceiptProps) {
  return (
    <ul className={styles.receipt}>
      {rows.map(({ who, what, sent, picture, badge, light }) => (
        <li key={who} className={isCompact ? styles.compactRow : styles.row}>
          {light && <span className={styles.lights[light]} />}
          {picture && <img className={styles.picture} src={picture} alt="" width={96} height={72} loading="lazy" />}
          <div className={styles.words}>
            <p className={styles.who}>{who}</p>
            {what && <div className={styles.what}>{what}</div>}
            {sent && (
              <p className={styles.sent}>
                <Icon shape={checkIcon} />
                {sent}
              </p>
            )}
          </div>
          {badge}
        </li>
      ))}
    </ul>
  )
}
