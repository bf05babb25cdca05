import { Heading, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import * as styles from './PageTitle.css'

export interface PageTitleProps {
  title: string
  /** A line below the title, such as the day. */
  lead?: ReactNode
  /** Controls next to the title. */
  children?: ReactNode
}

/** The title of a dashboard page. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <div className={styles.words}>
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {lead && (
          <Text size="small" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </div>
  )
}
