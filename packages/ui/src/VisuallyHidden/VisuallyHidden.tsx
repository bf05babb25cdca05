import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css'

/** The props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text that only assistive technology gets. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>
}
