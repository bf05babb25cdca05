import type { ReactNode } from 'react'
import * as styles from './Cluster.css'

/** The props of `Cluster`. */
export interface ClusterProps {
  children: ReactNode
  /** The space between the parts as a step of the scale, in px at the normal text size. */
  gap?: keyof typeof styles.gaps
  justify?: keyof typeof styles.justified
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'p'
}

/** Parts side by side that wrap if needed. */
export function Cluster({ gap = 8, justify = 'start', as: Tag = 'div', children }: ClusterProps) {
  return <Tag className={`${styles.gaps[gap]} ${styles.justified[justify]}`}>{children}</Tag>
}
