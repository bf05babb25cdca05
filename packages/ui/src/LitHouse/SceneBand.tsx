import type { ReactNode } from 'react'
import * as styles from './SceneBand.css'

/** The top of a sheet: a drawing, and a bar on it. An empty drawing is night sky. [LOOK-007] */
export function SceneBand({ scene, children }: { scene: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={styles.band}>{scene}</div>
      <div className={styles.bar}>{children}</div>
    </>
  )
}
