import type { GatewaySummary } from '@pkg/domain'
import type { FlowServices } from '../flow/flow-services'
import type { Progress } from '../progress/progress'
import type { Visitor, WizardSettings } from '../services'
import type { Support } from '../support'
import type { Language } from '../texts/texts'

/** The props of `RequestReview`. */
export interface RequestReviewProps {
  community: GatewaySummary
  /** The progress of the request that the family sent to another community. */
  progress: Progress
  services: FlowServices
  settings?: WizardSettings | undefined
  visitor?: Visitor | undefined
  support: Support
  language?: Language | undefined
  open: boolean
  onClose: () => void
  /** Called when a request starts or stops being sent. */
  onRequesting?: ((isRequesting: boolean) => void) | undefined
  /** Called when the community has been requested. */
  onRequested?: (() => void) | undefined
}
