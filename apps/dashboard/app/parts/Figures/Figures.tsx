import type { ReactNode } from 'react'
import * as styles from './Figures.css'

/** A number with its name, and what belongs to it. */
interface Figure {
  name: string
  label: string
  value: ReactNode
  note?: ReactNode
}

/** Numbers that belong together, each with its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, label, value, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
