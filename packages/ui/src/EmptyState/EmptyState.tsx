import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading'
import * as styles from './EmptyState.css'

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** The reason, and how it fills. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  level?: 2 | 3
}

/** An illustration of a house with a light on, what is missing, and one action. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.house} viewBox="0 0 120 74" aria-hidden="true">
        <path d="M0 72h120M18 72V34L60 4l42 30v38" />
        <path className={styles.window} d="M48 40h11v11H48zm13 0h11v11H61zM48 53h11v11H48zm13 0h11v11H61z" />
      </svg>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
