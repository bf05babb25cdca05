import { TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import * as styles from './RowLink.css'

export interface RowLinkProps {
  href: string
  id?: string
  children: ReactNode
  /** Content below the link, inside its target. */
  below?: ReactNode
  /** How its lines share the width of the cell. */
  className?: string | undefined
  onFocus?: () => void
  onBlur?: () => void
}

/** A link in a row of a dense table: small text with a target that is higher than its line. */
export function RowLink({ below, className, ...link }: RowLinkProps) {
  return (
    <span className={className ? `${styles.link} ${className}` : styles.link}>
      <TextLink {...link} />
      {below}
    </span>
  )
}
