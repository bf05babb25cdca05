import type { ReactNode } from 'react'
import * as styles from './Cluster.css'

export interface ClusterProps {
  children: ReactNode
  /** Space between the parts, a step of the scale, in px at the normal text size. */
  gap?: keyof typeof styles.gaps
  justify?: keyof typeof styles.justified
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'p'
}

/** Parts side by side that wrap when they must. */
export function Cluster({ gap = 8, justify = 'start', as: Tag = 'div', children }: ClusterProps) {
  return <Tag className={`${styles.gaps[gap]} ${styles.justified[justify]}`}>{children}</Tag>
}
