import type { CallerChoice, UserAction } from '@pkg/domain'
import type { Answers } from '../answers/answers'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-statuses'

/** The version of stored progress. Raise it when the format changes; `restoreProgress` reads older and newer versions field by field. */
export const progressVersion = 2

/** The progress that a wizard run stores between visits. [GWZ-101, POST-019, CONST-003] */
export interface Progress {
  version: typeof progressVersion
  requestId: string
  /** The requested community. A request to another one needs its own `requestId`. */
  slug: string
  /** The visited steps. A machine retraces them, so steps that no longer exist or apply are removed. */
  path: AnyStepId[]
  answers: Answers
  status: WizardStatus
  unsent?: UserAction
  /** Who will call, as the family was shown. [TRUTH-001] */
  callerChoice?: CallerChoice
  /** The names of the communities whose teams have the request. [TRUTH-003] */
  recipients?: string[]
}
