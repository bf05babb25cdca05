import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import * as styles from './Notice.css'
import { toneIcons, type Tone } from './tones'

/** The props of `Notice`. */
export interface NoticeProps {
  tone?: Tone
  /** What happened, in a few words. */
  title: string
  /** What it means and what to do. */
  children?: ReactNode
  /** Announces the notice: `status` when the reader pauses, `alert` immediately. */
  role?: 'status' | 'alert'
}

/** A message that stays in its place on the page. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={styles.notices[tone]} role={role}>
      <span className={styles.inks[tone]}>
        <Icon shape={toneIcons[tone]} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
