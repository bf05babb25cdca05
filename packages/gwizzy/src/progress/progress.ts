import type { UserAction } from '@pkg/domain'
import type { Answers } from '../answers/answers'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-context'

/** The form in which progress is kept. A change of it raises the number; `restoreProgress` reads older and newer ones part by part. */
export const progressVersion = 2

/** What a run of a wizard keeps between visits. [GWZ-101, POST-019, CONST-003] */
export interface Progress {
  version: typeof progressVersion
  requestId: string
  /** The community asked for: another one's request needs a `requestId` of its own. */
  slug: string
  /** The steps visited. A machine walks them again, so that steps which no longer exist or apply fall out. */
  path: AnyStepId[]
  answers: Answers
  status: WizardStatus
  unsent?: UserAction
}
