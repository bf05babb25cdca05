import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { checkIcon } from '../Icon/shapes'
import * as styles from './Receipt.css'

/** One who got something. */
export interface ReceiptRow {
  who: string
  /** What they got, or what to know about them. */
  what?: ReactNode
  /** When it went out, and by what way. */
  sent?: string
  /** The address of a small picture; it says nothing that the words do not. */
  picture?: string
  /** A badge with the state. */
  badge?: ReactNode
}

export interface ReceiptProps {
  rows: ReceiptRow[]
}

/** Who has what, since when. */
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
