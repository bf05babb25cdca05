import type { ReactNode } from 'react'
import * as styles from './ReasonPanel.css'

export interface ReasonPanelProps {
  title: string
  children: ReactNode
}

/** Why something is asked or shown, behind a lit bar. */
export function ReasonPanel({ title, children }: ReasonPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
    </div>
  )
}
