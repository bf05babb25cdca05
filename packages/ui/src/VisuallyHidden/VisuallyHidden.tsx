import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css'

/** The props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  children: ReactNode
  /** The element around the content: `div` for a list or another block. Defaults to `span`. */
  as?: 'span' | 'div'
}

/** Text that only assistive technology gets. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>
}
