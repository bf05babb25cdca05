import type { StateRuleVersion } from '@pkg/api-client'
import type { RuleChanges } from '~/features/state-rules/index.server'

/** Another version of the state, as the page lists it. */
export interface VersionRow {
  id: string
  status: StateRuleVersion['status']
  days: string
  consents: number
}

/** A version of a state's rule as its page shows it. */
export interface VersionPage extends Pick<
  StateRuleVersion,
  'id' | 'version' | 'status' | 'requiresDisclosure' | 'sections'
> {
  stateCode: string
  stateName: string
  /** Whether it can still be changed or withdrawn. */
  canChange: boolean
  facts: { label: string; value: string }[]
  /** What it changed. Missing for the first version, and for one that follows a version without a stored text. */
  changes?: RuleChanges
  /** All versions of the state, newest first. */
  history: VersionRow[]
}
