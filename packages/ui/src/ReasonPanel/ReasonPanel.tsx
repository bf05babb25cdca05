import type { ReactNode } from 'react'
import * as styles from './ReasonPanel.css'

/** The props of `ReasonPanel`. */
export interface ReasonPanelProps {
  title: string
  children: ReactNode
}

/** The reason we ask or show something, behind a lit bar. */
export function ReasonPanel({ title, children }: ReasonPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
    </div>
  )
}
