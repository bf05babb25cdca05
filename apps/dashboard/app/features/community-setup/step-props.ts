import type { SetupData } from './load-setup.server'
import type { RejectedStep } from './setup'

export interface StepProps {
  data: SetupData
  rejected: RejectedStep | undefined
}
