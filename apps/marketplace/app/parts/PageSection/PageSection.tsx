import type { ReactNode } from 'react'
import * as styles from './PageSection.css'

interface PageSectionProps {
  /** The target of the section menu. */
  id: string
  children: ReactNode
  /** Whether it follows another section, from which a rule separates it. */
  isFirst?: boolean
}

/** A section of a community's page. The section menu leads to it, and its heading names it. */
export function PageSection({ id, children, isFirst = false }: PageSectionProps) {
  return (
    <section id={id} tabIndex={-1} className={isFirst ? styles.first : styles.ruled}>
      {children}
    </section>
  )
}
