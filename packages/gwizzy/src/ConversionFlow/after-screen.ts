import type { Answers } from '../answers/answers'
import type { FlowContext, FlowEvent } from '../flow/flow-context'
import type { Support } from '../support'

/** The props of a screen after the wizard. */
export interface AfterScreenProps {
  flow: FlowContext
  send: (event: FlowEvent) => void
  support: Support
  /** 1 on its own page, 2 in a dialog. */
  level: 1 | 2
  /** The wizard's answers. */
  answers: Answers
  /** The origin of images, such as `https://hearthway.example`. Defaults to this site. */
  imageHost?: string | undefined
}
