import type { ReactNode } from 'react'
import * as styles from './Text.css'

/** The props of `Text`. */
export interface TextProps {
  children: ReactNode
  size?: keyof typeof styles.sizes
  tone?: keyof typeof styles.tones
  strong?: boolean
  /** Limits lines to a readable length. */
  measured?: boolean
  /** Numbers of equal width, for columns only. */
  tabular?: boolean
  as?: 'p' | 'span' | 'div' | 'dd' | 'blockquote' | 'strong' | 'time'
  id?: string
}

/** Body text in one of the steps of the type scale. */
export function Text(props: TextProps) {
  const { size = 'body', tone = 'normal', strong, measured, tabular, as: Tag = 'p', id, children } = props
  const classes = [
    styles.sizes[size],
    styles.tones[tone],
    strong && styles.strong,
    measured && styles.measured,
    tabular && styles.tabular,
  ]
  return (
    <Tag id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  )
}
