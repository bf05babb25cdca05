import type { StayFacts } from '@pkg/domain'
import { lazy, Suspense } from 'react'
import { useStored } from '~/site/device/use-stored'
import { planKey } from './plan-key'
import * as styles from './StayLine.css'

// A page is complete without the line.
const StayText = lazy(() => import('./late-stay').catch(() => ({ default: () => null })))

/**
 * How long the family’s money lasts at a community, and what happens then. Nothing if the browser has no plan: most have none, so the words load only
 * with one. The page is the same for everyone, and no request has an amount. [FIND-023]
 */
export function StayLine(facts: StayFacts) {
  const stored = useStored(planKey)
  return (
    <p className={styles.line}>
      {stored && (
        <Suspense>
          <StayText stored={stored} {...facts} />
        </Suspense>
      )}
    </p>
  )
}
