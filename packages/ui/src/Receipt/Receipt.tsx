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
}

/** The props of `Receipt`. */
export interface ReceiptProps {
  rows: ReceiptRow[]
}

/** A list of recipients and what each of them has. */
export function Receipt({ rows }: ReceiptProps) {
  return (
    <ul className={styles.receipt}>
      {rows.map(({ who, what, sent, picture, badge }) => (
        <li key={who} className={styles.row}>
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
