import type { UserAction } from '@pkg/domain'
import type { Answers } from '../answers/answers'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-context'

/** The form in which progress is kept. A change of it raises the number, and what an older release kept is ignored. */
export const progressVersion = 1

/** What a run of the wizard keeps between visits. [GWZ-101, CONST-003] */
export interface Progress {
  version: typeof progressVersion
  requestId: string
  /** The community asked for: another one's request needs a `requestId` of its own. */
  slug: string
  path: AnyStepId[]
  answers: Answers
  status: WizardStatus
  unsent?: UserAction
}
