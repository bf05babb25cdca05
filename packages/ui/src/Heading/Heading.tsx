import { forwardRef, type ReactNode } from 'react'
import { looks } from './Heading.css'

/** The props of `Heading`. */
export interface HeadingProps {
  children: ReactNode
  /** The heading's level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** The look, if it differs from the level. */
  look?: keyof typeof looks
  id?: string | undefined
  /** `-1` lets a script focus the heading. */
  tabIndex?: -1
}

const looksOfLevels = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const

/** A heading with a level for the outline and a look for the design. Its lines are balanced. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, look = looksOfLevels[level], ...rest },
  ref,
) {
  const Level = `h${level}` as const
  return <Level {...rest} ref={ref} className={looks[look]} />
})
