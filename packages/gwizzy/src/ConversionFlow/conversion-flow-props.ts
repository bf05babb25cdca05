import type { FlowServices, FlowSettings } from '../flow/flow-services'
import type { GwizzyProps } from '../Gwizzy/gwizzy-props'

/** The props of `ConversionFlow`. */
export interface ConversionFlowProps extends GwizzyProps {
  /** The services of the modals after the wizard. Can also hold the wizard's own, which may be in `services` instead. */
  flowServices?: FlowServices | undefined
  flowSettings?: FlowSettings | undefined
  /** Whether anything follows the wizard. If not, it closes when it's done. [FLOW-005] */
  continues?: boolean | undefined
  /** Whether to look first for a disclosure that a request sent from another browser still waits for. [TRUTH-005] */
  resumesDisclosure?: boolean | undefined
}
