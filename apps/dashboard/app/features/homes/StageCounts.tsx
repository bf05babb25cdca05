import { Heading, Stack } from '@pkg/ui'
import { Link } from '@remix-run/react'
import { homeTexts } from './texts'
import * as styles from './StagePath.css'
import type { StageCount } from './stage-counts'

/** How many homes are in each of the twelve stages. Each leads to its homes. [AGENT-006, DASH-016] */
export function StageCounts({ counts }: { counts: StageCount[] }) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="label">
        {homeTexts.counts}
      </Heading>
      <ul className={styles.counts}>
        {counts.map(({ stage, label, count, href }) => (
          <li key={stage}>
            <Link className={styles.count} to={href}>
              <span className={styles.number}>{count}</span> <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
