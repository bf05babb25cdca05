import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Words that only assistive technology hears. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>
}
