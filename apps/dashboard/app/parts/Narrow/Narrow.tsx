import type { ReactNode } from 'react'
import * as styles from './Narrow.css'

/** Text and forms in a column that is comfortable to read on wide screens. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>
}
