import type { ReactNode } from 'react'
import { gaps } from './Stack.css'

export interface StackProps {
  children: ReactNode
  /** Space between the parts, a step of the scale, in px at the normal text size. */
  gap?: keyof typeof gaps
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'aside' | 'header' | 'footer'
}

/** Parts one below the other. */
export function Stack({ gap = 16, as: Tag = 'div', children }: StackProps) {
  return <Tag className={gaps[gap]}>{children}</Tag>
}
