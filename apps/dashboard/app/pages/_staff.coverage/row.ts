import type { CountyCoverage } from '@pkg/api-client'
import { coverageTexts } from './texts'

const words = coverageTexts

/** A county with the families there and who serves them. */
export interface CoverageRow extends CountyCoverage {
  name: string
  /** The advisors who serve the state. */
  href: string
  status: { label: string; tone: 'critical' | 'caution' | 'positive' }
}

/** Returns the row of a county. [DASH-015] */
export const coverageRow = (coverage: CountyCoverage): CoverageRow => ({
  ...coverage,
  name: `${coverage.county}, ${coverage.state}`,
  href: `/agents?${new URLSearchParams({ 'filter[state]': coverage.state })}`,
  status: statusOf(coverage),
})

function statusOf({ advisors, withRoom }: CountyCoverage): CoverageRow['status'] {
  if (advisors === 0) return { label: words.gap, tone: 'critical' }
  return withRoom === 0 ? { label: words.full, tone: 'caution' } : { label: words.served, tone: 'positive' }
}
