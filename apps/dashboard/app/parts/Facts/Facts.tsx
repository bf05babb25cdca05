import { Fragment, type ReactNode } from 'react'
import * as styles from './Facts.css'

export interface FactsProps {
  facts: { label: string; value: ReactNode }[]
}

/** Facts about one thing, each with its label. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
