import { FactsLabel } from '@pkg/ui'
import { leadGenieTexts } from './texts'
import type { FitView } from './fit-view'
import * as styles from './lead-genie.css'

const words = leadGenieTexts

export interface FitLabelProps {
  fit: FitView
  title: string
}

/** A score as a facts label: its parts, what each is based on, and what lowered it most. [DASH-005, TRUST-010] */
export function FitLabel({ fit, title }: FitLabelProps) {
  return (
    <FactsLabel
      level={3}
      title={title}
      facts={[
        ...fit.rows.map(({ label, points, of, fact, isLowest }) => ({
          label,
          figure: words.outOf(points, of),
          note: (
            <>
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.filled} style={{ inlineSize: `${(100 * points) / of}%` }} />
              </span>
              {fact} {isLowest && <strong className={styles.lowest}>{words.lowered}</strong>}
            </>
          ),
        })),
        { label: words.fit, figure: words.outOf(fit.score, 100), isMain: true },
      ]}
    >
      <p>
        <strong>{words.noFees}</strong> {words.noFeesHelp}
      </p>
    </FactsLabel>
  )
}
