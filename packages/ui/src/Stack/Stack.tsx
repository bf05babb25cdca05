import type { ReactNode } from 'react'
import { gaps } from './Stack.css'

/** The props of `Stack`. */
export interface StackProps {
  children: ReactNode
  /** The space between the parts as a step of the scale, in px at the normal text size. */
  gap?: keyof typeof gaps
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'aside' | 'header' | 'footer'
}

/** Parts in a column. */
export function Stack({ gap = 16, as: Tag = 'div', children }: StackProps) {
  return <Tag className={gaps[gap]}>{children}</Tag>
}
