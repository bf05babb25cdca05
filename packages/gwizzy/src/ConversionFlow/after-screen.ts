import type { FlowContext, FlowEvent } from '../flow/flow-context'
import type { Support } from '../support'

/** What a screen after the wizard knows and tells. */
export interface AfterScreenProps {
  flow: FlowContext
  send: (event: FlowEvent) => void
  support: Support
  /** 1 on a page of its own, 2 in a dialog. */
  level: 1 | 2
  /** Where pictures come from, such as `https://hearthway.example`; this site unless told otherwise. */
  imageHost?: string | undefined
}
