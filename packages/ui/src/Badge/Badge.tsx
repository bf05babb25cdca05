import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { tones } from './Badge.css'

export interface BadgeProps {
  /** The state, in a word or two. */
  children: ReactNode
  tone?: keyof typeof tones
  /** An icon shape. Public pages give every state one; dense tables do without. */
  icon?: string
}

/** A state: always a word, with a colour. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {icon && <Icon shape={icon} />}
      {children}
    </span>
  )
}
