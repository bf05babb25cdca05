import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { tones } from './Badge.css'

/** The props of `Badge`. */
export interface BadgeProps {
  /** The state in one or two words. */
  children: ReactNode
  tone?: keyof typeof tones
  /** An icon shape. Every state on public pages has one; dense tables omit it. */
  icon?: string
}

/** A state as a word with a color. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  )
}
