import type { AdvisorRequest } from './advisor-request.server'
import type { ProfileView } from './load-profile.server'

/** An advisor and a person's request to them. */
export interface AdvisorRequestProps {
  advisor: ProfileView
  request: AdvisorRequest
  /** Whether the chosen time is free now. */
  isFree: boolean
}
