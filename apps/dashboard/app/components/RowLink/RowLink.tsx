import { TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import * as styles from './RowLink.css'

export interface RowLinkProps {
  href: string
  id?: string
  children: ReactNode
  /** Stands below the link, inside its target. */
  below?: ReactNode
  onFocus?: () => void
  onBlur?: () => void
}

/** A link in a row of a dense table: its words are small, its target is 44 px. */
export function RowLink({ below, ...link }: RowLinkProps) {
  return (
    <span className={styles.link}>
      <TextLink {...link} />
      {below}
    </span>
  )
}
