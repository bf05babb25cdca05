import { TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import * as styles from './RowLink.css'

export interface RowLinkProps {
  href: string
  id?: string
  children: ReactNode
  /** Content below the link, inside its target. */
  below?: ReactNode
  onFocus?: () => void
  onBlur?: () => void
}

/** A link in a row of a dense table: small text with a target that is higher than its line. */
export function RowLink({ below, ...link }: RowLinkProps) {
  return (
    <span className={styles.link}>
      <TextLink {...link} />
      {below}
    </span>
  )
}
