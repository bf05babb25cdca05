import { forwardRef, type ReactNode } from 'react'
import { looks } from './Heading.css'

export interface HeadingProps {
  children: ReactNode
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** How it looks, where that differs from its level. */
  look?: keyof typeof looks
  id?: string | undefined
  /** `-1` lets a script put the focus here. */
  tabIndex?: -1
}

const looksOfLevels = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const

/** A heading: its level is the outline's, its look the designer's. Lines are balanced. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, look = looksOfLevels[level], ...rest },
  ref,
) {
  const Level = `h${level}` as const
  return <Level {...rest} ref={ref} className={looks[look]} />
})
